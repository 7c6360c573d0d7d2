/**
 * Serves the built site as a static host does: precompressed files, one address per page (no slash at its end), and the error
 * page with status 404 for everything else. It is for looking at a site before it is published. `PORT` moves it, and `HOST` lets
 * other machines see it.
 */
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

// Of a name that is too long statSync alone throws an error.
const exists = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** The file that stands at an address, from the site's root; nothing where none does. Copies and what hosts read have no address. */
function fileAt(path: string): string | undefined {
  if (/\/\/|\\|\0|(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  if (!/\.(html|br|gz)$|^\/_/.test(path) && path !== "/" && exists(path)) return path;
  const page = join(path, "index.html");
  return exists(page) ? page : undefined;
}

/** How copies of a file are compressed, by what their names end in; the smallest first. */
const encodings: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/**
 * Answers with a file, or with the error page, which has no address of its own: with the smallest copy that the browser can read (RFC
 * 9110, 12.5.3). `send` minds ranges, conditions and HEAD.
 */
function answerFile(request: IncomingMessage, response: ServerResponse, found: string | undefined): void {
  const file = found ?? "404.html";
  const accepted = new Negotiator(request).encodings(Object.values(encodings));
  const [ending = "", encoding] =
    Object.entries(encodings).find(([one, name]) => accepted.includes(name) && exists(file + one)) ?? [];
  if (!found) response.statusCode = 404;
  // A browser does not ask again for a file whose name holds the hash of its content: it needs neither date nor tag.
  const hasTag = found !== undefined && !isFixed(found);
  send(request, encodeURI(file + ending), {
    root,
    index: false,
    dotfiles: "allow",
    cacheControl: false,
    lastModified: hasTag,
    etag: hasTag,
    // Of a compressed copy no part is of use.
    acceptRanges: found !== undefined && !encoding,
  })
    .on("headers", () => {
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
      if (!found) response.setHeader("Cache-Control", keepNothing);
    })
    .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) =>
      response.writeHead(status, headers).end(),
    )
    .pipe(response);
}

/**
 * The path from the site's root, and the address without what makes a second one of it: a slash or index.html at its end, letters
 * written as numbers. Nothing for what lies beside the site.
 */
function addressOf(path: string): { path: string; address: string } | undefined {
  try {
    const plain = decodeURIComponent(path)
      .replace(/\/index\.html$/, "/")
      .replace(/(.)\/$/, "$1");
    // Several slashes in a row name nothing.
    if (/.\/$/.test(plain) || !`${plain}/`.startsWith(base)) return undefined;
    const below = plain.slice(base.length);
    return { path: `/${below}`, address: encodeURI(base + below) };
  } catch {
    // What cannot be decoded names nothing.
    return undefined;
  }
}

const server = createServer((request, response) => {
  // A proxy may ask with the whole address (RFC 9112, 3.2.2).
  const [asked = "/", ...query] = (request.url ?? "/").replace(/^https?:\/\/[^/]+/i, "").split("?");
  const found = addressOf(asked);
  const file = found && fileAt(found.path);
  const today = file ? undefined : moved.get(found?.path ?? "");
  for (const [name, value] of Object.entries(headersOf(file ?? "/404.html", settings)))
    response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD")
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
  else if (today !== undefined)
    response.writeHead(301, { "Cache-Control": askEachTime, Location: base + today.slice(1) }).end();
  else if (!file || found.address === asked) answerFile(request, response, file);
  else {
    const to = [found.address, ...query].join("?");
    response.writeHead(301, { "Cache-Control": askEachTime, Location: to }).end();
  }
});

try {
  await once(server.listen(port, host), "listening");
} catch (error) {
  const said = String(error);
  console.error(
    said.includes("EADDRINUSE")
      ? `Port ${port} is taken: stop what runs there, or choose another, such as PORT=${port + 1} npm start.`
      : `HOST is "${host}": ${said}. Leave it out to be seen by this machine alone, or give 0.0.0.0 to be seen by others.`,
  );
  process.exit(1);
}
const isEvery = host === "0.0.0.0" || host === "::";
console.log(
  `The site is at http://${isEvery ? "localhost" : host}:${port}${base}${isEvery ? ", and at every other address of this machine" : ""}`,
);
