/** The writing desk, an editor for content on the development server: `npm run edit`. Builds do not contain it. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import { buildTime } from "../../site/build-time.ts";
import { addressOf } from "../../site/file-paths.ts";
import { ContentError, type Problem } from "../../site/load/content-error.ts";
import { readLanguageFolders } from "../../site/load/language-folders.ts";
import { readLocale } from "../../site/load/settings.ts";
import { editor, formScript, locales, localeScript, policyFor } from "./editor.ts";
import { formOf, inLanguage, openFolder, Refusal, sentenceOf, type Change } from "./folder.ts";
import { answerEditor, head } from "./repository.ts";
import { localTarget, pageOf, settingsOfAll } from "./settings.ts";

export type State = {
  /** Mistakes, with the address of the form that corrects them. */
  problems: { sentence: string; form: string }[];
  changes: Change[] | undefined;
  head: string;
};

/** Policy of the desk's pages: only files of this server. */
const policy = `${policyFor([])}; frame-src 'self'; frame-ancestors 'self'`;

const formPage =
  '<!doctype html><html lang="en"><title>Form</title><script type="module" src="/desk/form.js"></script></html>';

/** Refuses other host names and pages of other sites. The server accepts no other machines (edit.ts). */
function checkSender({ headers }: IncomingMessage): void {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "none" } = headers;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && origin === `http://${host}`;
  if (!isHere || !["same-origin", "none"].includes(String(site)))
    throw new Refusal(403, "The desk only answers its own page on this machine.");
}

async function problemsIn(root: string): Promise<readonly Problem[]> {
  try {
    await readLanguageFolders(root, buildTime());
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

export function desk(contentFolder: string): Plugin {
  const root = resolve(contentFolder);
  const folder = openFolder(root);
  const listeners = new Set<ServerResponse>();
  async function sendState(to: Iterable<ServerResponse>) {
    const state: State = {
      problems: (await problemsIn(root)).map((problem) => ({
        sentence: sentenceOf(problem, root),
        form: formOf(problem.file),
      })),
      changes: folder.changes(),
      head: head(folder),
    };
    for (const one of to) one.write(`retry: 500\ndata: ${JSON.stringify(state)}\n\n`);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendStateSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => listeners.size > 0 && void sendState(listeners), 100);
  };

  async function answer(request: IncomingMessage, response: ServerResponse, base: string): Promise<void> {
    checkSender(request);
    const { headers, method, url = "" } = request;
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const name = pathname.slice("/desk/".length);
    const answerWith = (type: string, body: string | Buffer) =>
      void response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(body);
    const redirect = (to: string) => void response.writeHead(302, { Location: to }).end();
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    if (name === "")
      return answerWith(
        "text/html",
        readFileSync(`${import.meta.dirname}/desk.html`, "utf8").replaceAll("%BASE%", base),
      );
    if (name === "form") return answerWith("text/html", formPage);
    if (name === "form.js") {
      const gitea = `http://${headers.host}/desk/gitea`;
      const settings = settingsOfAll(root, await problemsIn(root), localTarget(gitea));
      return answerWith("text/javascript", formScript("/desk/", readLocale(root).language, settings));
    }
    // The editor imports the texts of a language as a script.
    if (name.startsWith("locales/") && readdirSync(locales).includes(basename(name)))
      return answerWith("text/javascript", localeScript(basename(name)));
    if (name.startsWith("editor/"))
      return void send(request, name.slice("editor".length), { root: editor, index: false }).pipe(response);
    if (name === "state") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
      return sendState([response]);
    }
    if (name === "page") {
      const form = searchParams.get("form");
      const [tag, file] = inLanguage(folder.list().find((path) => formOf(path) === form) ?? "");
      const page = pageOf(join(root, tag), file) ?? "/";
      return redirect(addressOf({ base, prefix: tag ? `/${tag.toLowerCase()}` : undefined }, page));
    }
    if (name === "gitea/login/oauth/authorize")
      return redirect(`/desk/form?code=desk&state=${searchParams.get("state")}`);
    if (name.startsWith("gitea/")) {
      const reply = await answerEditor(folder, request, name.slice("gitea".length));
      if (Buffer.isBuffer(reply)) return answerWith("application/octet-stream", reply);
      answerWith("application/json", JSON.stringify(reply));
    } else if (name === "undo" && method === "POST") {
      // If-Match guards against overwriting. Pages of other sites cannot send it.
      const tag = headers["if-match"];
      if (tag === undefined)
        throw new Refusal(428, "An undo needs the header field If-Match with the file’s hash.");
      folder.undo(searchParams.get("path") ?? "", tag.replaceAll('"', "") || undefined);
      response.writeHead(204).end();
    } else throw new Refusal(404, `The desk has no address ${pathname}.`);
    // The watcher is off while the server restarts.
    if (method === "POST") sendStateSoon();
  }

  return {
    name: "desk",
    enforce: "pre",
    configureServer({ middlewares, watcher, config: { base } }) {
      watcher.on("all", (_event, file) => {
        if (file.startsWith(root)) sendStateSoon();
      });
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/desk/")) return next();
        answer(request, response, base).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          response
            .writeHead(error instanceof Refusal ? error.status : 500, { "Content-Type": "application/json" })
            .end(JSON.stringify({ message }));
        });
      });
    },
  };
}
