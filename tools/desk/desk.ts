/** The writing desk: a page of the development server on which the content is edited. `npm run edit`; no build knows of it. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import send from "send";
import type { Plugin } from "vite";
import { systemRemedy } from "./system-remedy.ts";
import { ContentError, type Problem } from "../../site/load/content-error.ts";
import { readContentAndPhotographs } from "../../site/load/photographs.ts";
import { changesIn, type Change } from "./changes.ts";
import { openFolder, Refusal } from "./folder.ts";
import { answerEditor } from "./repository.ts";
import { placeOf, settingsFor } from "./settings.ts";

/** What the desk says of the content at a time. */
export type State = {
  problems: readonly Problem[];
  /** Why the content could not be read just now; the rest is then what was said last. */
  fault?: string;
  changes: (Change & { tag: string | undefined })[] | undefined;
  files: Record<string, { tag: string | undefined; form: string; page: string | undefined }>;
};

const here = import.meta.dirname;
const editor = join(here, "node_modules/@sveltia/cms");

/** What the pages of the desk may load: files of this server. The editor writes styles into its elements. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob: data:; worker-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Refuses what comes from another machine, by another name, or from a page of another site. */
function checkSender({ headers, socket }: IncomingMessage): void {
  const { host = "", origin } = headers;
  const isHere =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? "");
  const isOwn =
    (origin ?? `http://${host}`) === `http://${host}` &&
    /^(same-origin|none)$/.test(String(headers["sec-fetch-site"] ?? "none"));
  if (!isHere || !isOwn)
    throw new Refusal(403, "The writing desk is for this machine and its own page alone.");
}

/** What a write replaces, by its header field: every write has one, and a page of another site may not send it. */
function replacedBy({ headers }: IncomingMessage): string | undefined {
  if (headers["if-none-match"] === "*") return undefined;
  if (headers["if-match"]) return headers["if-match"].replaceAll('"', "");
  throw new Refusal(
    428,
    "A write says what it replaces: If-Match with the tag that was read, or If-None-Match: *.",
  );
}

async function problemsIn(root: string): Promise<readonly Problem[]> {
  try {
    await readContentAndPhotographs(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** An error as a sentence, without its place in the code. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = message.startsWith("ENOENT")
    ? "Look whether the content folder is in its place"
    : systemRemedy(error);
  return remedy ? `${message}. ${remedy}, and try again.` : message;
}

/** The plugin, for a content folder. */
export function desk(contentFolder: string): Plugin {
  const root = resolve(contentFolder);
  const folder = openFolder(root);
  const listening = new Set<ServerResponse>();
  const state = async (): Promise<State> => ({
    problems: await problemsIn(root),
    changes: changesIn(root)?.map((change) => ({ ...change, tag: folder.tagOfChange(change.path) })),
    files: Object.fromEntries(
      folder.list().map((path) => [path, { tag: folder.tag(path), ...placeOf(root, path) }]),
    ),
  });
  let last: State = { problems: [], changes: [], files: {} };
  const tell = async (listeners: Iterable<ServerResponse>) => {
    let said: State;
    try {
      said = last = await state();
    } catch (error) {
      const fault = `The content cannot be read just now: ${sentenceOf(error).replace(/\.?$/, ".")} What you typed stays in the form, and the desk looks again by itself.`;
      said = { ...last, fault };
      tellSoon(2000);
    }
    for (const one of listeners) one.write(`retry: 500\ndata: ${JSON.stringify(said)}\n\n`);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = (delay = 100) => {
    clearTimeout(timer);
    timer = setTimeout(() => listening.size > 0 && void tell(listening), delay);
  };

  async function answer(request: IncomingMessage, response: ServerResponse, base: string): Promise<void> {
    checkSender(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice("/desk/".length);
    const give = (type: string, body: string | Buffer) =>
      void response.writeHead(200, { "Content-Type": type }).end(body);
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    if (name === "" || name === "form")
      return give(
        "text/html; charset=utf-8",
        readFileSync(join(here, name ? "form.html" : "desk.html"), "utf8").replaceAll("%BASE%", base),
      );
    if (name === "settings") return give("application/json", JSON.stringify(settingsFor(root)));
    if (name.startsWith("editor/"))
      return void send(request, name.slice("editor".length), { root: editor, index: false }).pipe(response);
    if (name === "state") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      listening.add(response);
      response.on("close", () => listening.delete(response));
      return tell([response]);
    }
    if (name.startsWith("api/v1/")) {
      const made = await answerEditor(folder, request, name.slice("api/v1".length));
      if (Buffer.isBuffer(made)) return give("application/octet-stream", made);
      give("application/json", JSON.stringify(made));
    } else if (name === "undo" && request.method === "POST") {
      folder.undo(searchParams.get("path") ?? "", replacedBy(request));
      response.writeHead(204).end();
    } else throw new Refusal(404, `The desk has no ${pathname}.`);
    // Nothing watches the folder while the server starts anew.
    if (request.method === "POST") tellSoon();
  }

  return {
    name: "desk",
    enforce: "pre",
    configureServer({ middlewares, watcher, config: { base } }) {
      watcher.on("all", (_event, file) => {
        if (file.startsWith(root)) tellSoon();
      });
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/desk/")) return next();
        answer(request, response, base).catch((error: unknown) => {
          const message = sentenceOf(error);
          const isOfEditor = request.url?.startsWith("/desk/api/");
          response
            .writeHead(error instanceof Refusal ? error.status : 500, {
              "Content-Type": isOfEditor ? "application/json" : "text/plain; charset=utf-8",
            })
            .end(isOfEditor ? JSON.stringify({ message }) : message);
        });
      });
    },
  };
}
