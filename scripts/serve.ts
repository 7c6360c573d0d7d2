/** A static server for previews of the built site. `PORT` sets the port, `HOST` opens it to other machines. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { addressOf, pageFile } from "../src/data/addresses.ts";
import { headersOf, keepNothing } from "../src/build/headers.ts";
import { contentTypeOf } from "../src/data/files.ts";
import { decoded, oldPath } from "../src/data/schema/reference.ts";
import { builtSite } from "../src/build/folders.ts";
import { run, serverSettings } from "./settings.ts";

// The shell of npm does not pass on SIGTERM, so the server ends after its shell.
const shell = process.ppid;

const root = join("build", "client");
const { port, host } = await run(() => serverSettings(process.env));

const site = builtSite();
const moved = new Map(site.moved);
// `dev` looks at the files with each request, so that a new build shows.
const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });

function sendErrorPage(response: ServerResponse): void {
  const fields = { ...headersOf("/404"), "Cache-Control": keepNothing };
  response.writeHead(404, { ...fields, "Content-Type": contentTypeOf(".html") });
  response.end(readFileSync(join(root, "404.html")));
}

/** The path of the page at an address with `.html` or a slash at its end. Undefined without such a page. */
function pageAt(path: string): string | undefined {
  const page = path.replace(/(\/index)?\.html$|\/$/, "") || "/";
  return existsSync(join(root, pageFile(page))) ? page : undefined;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [asked = "/", ...query] = (request.url ?? "/").split("?");
  const isInside = `${asked}/`.startsWith(site.base);
  const below = asked.slice(site.base.length - 1);
  const path = decoded(below) || "/";
  const canExist = isInside && !path.includes("//") && path !== "/404" && path !== "/404.html";
  const page = canExist ? (moved.get(oldPath(below)) ?? pageAt(path)) : undefined;
  const address = page === undefined ? asked : encodeURI(addressOf(site, page));
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD")
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
  else if (address !== asked) response.writeHead(301, { Location: [address, ...query].join("?") }).end();
  else if (!canExist) sendErrorPage(response);
  else {
    request.url = below;
    if (path.endsWith("/feed.xml")) response.setHeader("Content-Type", contentTypeOf(path));
    sendFile(request, response, () => sendErrorPage(response));
  }
}

await run(() => once(createServer(answer).listen(port, host), "listening"));
console.log(`The site is at http://${host}:${port}${site.base}`);

if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== shell) process.exit();
  }, 500);
