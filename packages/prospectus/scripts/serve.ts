/** A static server for previews of the built site. `PORT` sets the port, `HOST` opens it to other machines. */
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { askEachTime, contentTypeOf, headersOf, isFixed, keepNothing } from "../site/hosts/headers.ts";
import { builtSite, portOf, type BuiltSite } from "./built-site.ts";

const root = join("build", "client");
const port = portOf(process.env.PORT);
const host = process.env.HOST ?? "localhost";

let built: BuiltSite;
try {
  built = builtSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { base, settings } = built;
const moved = new Map(settings.moved);

// Only statSync throws for a name that is too long.
const exists = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** The file at an address. Compressed copies and host configuration have no address. */
function fileAt(path: string): string | undefined {
  if (/\/\/|\\|\0|(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  if (!/\.(html|br|gz)$|^\/_/.test(path) && path !== "/" && exists(path)) return path;
  const page = join(path, "index.html");
  return exists(page) ? page : undefined;
}

const encodings: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/** Sends a file or the error page, in the smallest accepted encoding (RFC 9110, 12.5.3). `send` handles ranges, conditions and HEAD. */
function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  existing: string | undefined,
  path: string,
): void {
  // A further language has an error page of its own.
  const ofLanguage = join(path.split("/")[1] ?? "", "404.html");
  const file = existing ?? (exists(ofLanguage) ? ofLanguage : "404.html");
  const accepted = new Negotiator(request).encodings(Object.values(encodings));
  const [ending = "", encoding] =
    Object.entries(encodings).find(([one, name]) => accepted.includes(name) && exists(file + one)) ?? [];
  if (!existing) response.statusCode = 404;
  // Files with a hash in their name are never revalidated, so they need no ETag.
  const hasTag = existing !== undefined && !isFixed(existing);
  send(request, encodeURI(file + ending), {
    root,
    index: false,
    dotfiles: "allow",
    cacheControl: false,
    lastModified: hasTag,
    etag: hasTag,
    // A range of a compressed file is useless.
    acceptRanges: existing !== undefined && !encoding,
  })
    .on("headers", () => {
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
      if (!existing) response.setHeader("Cache-Control", keepNothing);
    })
    .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) =>
      response.writeHead(status, headers).end(),
    )
    .pipe(response);
}

/** Path in the site, and its canonical address: no final slash or index.html, decoded. Undefined outside of the site. */
function addressOf(path: string): { path: string; address: string } | undefined {
  try {
    const plain = decodeURIComponent(path)
      .replace(/\/index\.html$/, "/")
      .replace(/(.)\/$/, "$1");
    // Empty segments are invalid.
    if (/.\/$/.test(plain) || !`${plain}/`.startsWith(base)) return undefined;
    const below = plain.slice(base.length);
    return { path: `/${below}`, address: encodeURI(base + below) };
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  // A proxy can send the complete address (RFC 9112, 3.2.2).
  const [asked = "/", ...query] = (request.url ?? "/").replace(/^https?:\/\/[^/]+/i, "").split("?");
  const target = addressOf(asked);
  const file = target && fileAt(target.path);
  const today = file ? undefined : moved.get(target?.path ?? "");
  for (const [name, value] of Object.entries(headersOf(file ?? "/404.html", settings)))
    response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD")
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
  else if (today !== undefined)
    response.writeHead(301, { "Cache-Control": askEachTime, Location: base + today.slice(1) }).end();
  else if (!file || target.address === asked) answerFile(request, response, file, target?.path ?? "/");
  else {
    const to = [target.address, ...query].join("?");
    response.writeHead(301, { "Cache-Control": askEachTime, Location: to }).end();
  }
});

try {
  await once(server.listen(port, host), "listening");
} catch (error) {
  const message = String(error);
  console.error(
    message.includes("EADDRINUSE")
      ? `Port ${port} is in use. Stop the program that uses it, or choose another port, such as PORT=${port + 1} npm start.`
      : `HOST is “${host}”: ${message}. Without HOST only this machine reaches the site; with 0.0.0.0 other machines do too.`,
  );
  process.exit(1);
}
const isEvery = host === "0.0.0.0" || host === "::";
console.log(
  `The site is at http://${isEvery ? "localhost" : host}:${port}${base}${isEvery ? ", and at every other address of this machine" : ""}`,
);

// The shell of npm does not pass on SIGTERM, so the server ends after its shell.
const shell = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== shell) process.exit();
  }, 500);
