/** The site's own server, with a look at each answer, and with a script before the page's first that notes what goes wrong in it. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer } from "../../tests/html/server.ts";
import { freePort } from "./free-port.ts";

/** Where the script notes what went wrong, in the store of the window: it lasts from page to page. */
export const notes = "went-wrong";

/**
 * Notes errors and warnings in the console, errors of scripts, promises that were broken, and what the policy forbade. WebKit's
 * driver tells of none of these, so the page does itself. Files that are missing are noted by the server.
 */
const watch = `{
  const note = (text) => sessionStorage.setItem("${notes}", JSON.stringify([...JSON.parse(sessionStorage.getItem("${notes}") ?? "[]"), location.pathname + ": " + text]));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...given) => { note("console." + level + " " + given.join(" ")); write.apply(console, given); };
  }
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note("rejected: " + reason));
  addEventListener("securitypolicyviolation", (event) => note("policy: " + event.violatedDirective + " " + event.blockedURI + " " + event.sample));
  Object.assign(window, { watched: true });
  document.currentScript.remove();
}`;

const hash = `'sha256-${createHash("sha256").update(watch).digest("base64")}'`;

/** What is done to the answers. */
export type Alteration = {
  /** A script before all others of a page. */ script: string;
  /** How late each script of the site is, in milliseconds. */ late: number;
};

export type WatchedServer = {
  base: string;
  /** Alters the answers from now on; without an alteration, no longer. */
  alter(alteration?: Alteration): void;
  /** The requests that were answered with an error since it was last asked, but for the address that is meant to be wrong. */
  failed(): string[];
  stop(): void;
};

/** The address at which there is no page. */
export const wrongAddress = "/nowhere";

/** Starts the server on a port that is free. */
export async function startWatchedServer(): Promise<WatchedServer> {
  const site = await startServer(await freePort());
  let failed: string[] = [];
  let altered: Alteration | undefined;
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(`${site.base}${request.url}`, {
        method: request.method ?? "GET",
        headers: { accept: request.headers.accept ?? "*/*" },
        redirect: "manual",
      });
      if (answer.status >= 400 && request.url !== wrongAddress)
        failed.push(`${answer.status} for ${request.method} ${request.url}`);
      const headers = Object.fromEntries(answer.headers);
      // What is passed on is neither compressed nor, with the script in it, as long as it was.
      for (const name of [
        "content-encoding",
        "content-length",
        "transfer-encoding",
        "connection",
        "keep-alive",
      ])
        delete headers[name];
      let body = Buffer.from(await answer.arrayBuffer());
      if (headers["content-type"]?.startsWith("text/html")) {
        const first = altered ? `<script>${altered.script}</script>` : "";
        body = Buffer.from(
          body.toString().replace("<head>", () => `<head>${first}<script>${watch}</script>`),
        );
        const policy = headers["content-security-policy"];
        if (policy) headers["content-security-policy"] = policy.replace("script-src ", `script-src ${hash} `);
      }
      if (headers["content-type"]?.startsWith("text/javascript")) {
        // Each is asked for on each page, so that it can be late on each.
        headers["cache-control"] = "no-store";
        await new Promise((later) => setTimeout(later, altered?.late));
      }
      response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : body);
    };
    pass().catch((error: unknown) => {
      failed.push(`${String(error)} for ${request.method} ${request.url}`);
      response.destroy();
    });
  });
  server.listen(0);
  await once(server, "listening");
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    alter(alteration) {
      altered = alteration;
    },
    failed() {
      const given = failed;
      failed = [];
      return given;
    },
    stop() {
      server.close();
      server.closeAllConnections();
      site.stop();
    },
  };
}
