/**
 * Serves the built site as a static host does: precompressed files, one address per page (no slash at its end), and the error
 * page with status 404 for everything else. `PORT` moves it, and `HOST` lets other machines see it.
 */
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";
import { join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { contentTypeOf } from "../site/hosts/content-types.ts";
import { askEachTime, headersOf, isFixed, keepNothing } from "../site/hosts/headers.ts";
import { builtSite, noSite } from "./built-site.ts";
import "./end-with-shell.ts";
import { portOf } from "./port.ts";

const root = join("build", "client");
const port = portOf(process.env.PORT);
const wantedHost = process.env.HOST;
/** Where it listens. `localhost` is an address of either kind. */
const hosts = wantedHost ? [wantedHost] : ["127.0.0.1", "::1"];
/** How long answers that are under way may take once the server is told to end, in milliseconds. */
const grace = 5000;

/** How long a visitor may take to say what is wanted (then 408), and to take in some more of the answer, in milliseconds. */
const times = { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
const longestPause = 60_000;
/** How many connections it holds at a time, each of which may take a tenth of a megabyte. Those beyond are closed. */
const mostConnections = 1000;

const built = builtSite();
if (!built) {
  console.error(noSite);
  process.exit(1);
}
const { base, settings } = built;

type Copy = { file: string; encoding?: string };
/** The compressed copies that the build lays beside a file, the smaller first. */
const copies = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

const exists = async (path: string) =>
  (await stat(join(root, path)).catch(() => undefined))?.isFile() ?? false;

/** The file that stands at an address, from the site's root; nothing where none does. Copies and what hosts read have no address. */
async function fileAt(path: string): Promise<string | undefined> {
  if (/\/\/|\\|\0|(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  if (!/\.(html|br|gz)$|^\/_/.test(path) && path !== "/" && (await exists(path))) return path;
  const page = join(path, "index.html");
  return (await exists(page)) ? page : undefined;
}

/** The smallest copy of a file that the browser can read (RFC 9110, 12.5.3); the file itself where it can read none. */
async function copyFor(request: IncomingMessage, file: string): Promise<Copy> {
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  for (const { encoding, ending } of copies.filter((copy) => accepted.includes(copy.encoding))) {
    // The second is looked for only where the first is missing.
    // oxlint-disable-next-line no-await-in-loop
    if (await exists(file + ending)) return { file: file + ending, encoding };
  }
  return { file };
}

/** Says what a file is and how its copy is compressed. Returns what does so, so that an unknown kind of file fails at once. */
function describer(path: string, { encoding }: Copy): (response: ServerResponse) => void {
  const type = contentTypeOf(path);
  return (response) => {
    response.setHeader("Content-Type", type);
    response.setHeader("Vary", "Accept-Encoding");
    if (encoding) response.setHeader("Content-Encoding", encoding);
  };
}

function setFields(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(headersOf(path, settings))) response.setHeader(name, value);
}

/** Answers with the error page, which has no address of its own. */
async function answerNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
  setFields(response, "/404.html");
  const copy = await copyFor(request, "404.html");
  const page = await readFile(join(root, copy.file));
  response.statusCode = 404;
  for (const name of ["ETag", "Last-Modified", "Accept-Ranges", "Content-Range", "Content-Encoding"])
    response.removeHeader(name);
  response.setHeader("Cache-Control", keepNothing);
  describer("404.html", copy)(response);
  response.setHeader("Content-Length", page.length);
  response.end(request.method === "HEAD" ? undefined : page);
}

/** Answers with a file; `send` minds ranges, conditions and HEAD. Of a compressed copy no part is of use. */
async function answerFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const copy = await copyFor(request, file);
  const describe = describer(file, copy);
  const options = { root, index: false as const, dotfiles: "allow" as const, cacheControl: false };
  await new Promise<void>((resolve, reject) => {
    // A browser does not ask again for a file whose name holds the hash of its content: it needs neither date nor tag.
    send(request, encodeURI(copy.file), {
      ...options,
      acceptRanges: !copy.encoding,
      lastModified: !isFixed(file),
      etag: !isFixed(file),
    })
      .on("headers", () => describe(response))
      .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        // A file may vanish between two looks.
        if (status === 404) return void answerNotFound(request, response).then(resolve, reject);
        response.writeHead(status, headers).end();
        resolve();
      })
      .pipe(response)
      .on("close", resolve);
  });
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

/** Answers a request. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A proxy may ask with the whole address (RFC 9112, 3.2.2).
  const [asked = "/", ...query] = (request.url ?? "/").replace(/^https?:\/\/[^/]+/i, "").split("?");
  const found = addressOf(asked);
  const file = found && (await fileAt(found.path));
  setFields(response, file ?? "/404.html");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
  } else if (!file) {
    await answerNotFound(request, response);
  } else if (found.address !== asked) {
    response.setHeader("Cache-Control", askEachTime);
    response.writeHead(301, { Location: [found.address, ...query].join("?") }).end();
  } else {
    await answerFile(request, response, file);
  }
}

/** What the last request of each connection waits for. */
const turns = new WeakMap<Socket, Promise<void>>();

/** Answers when those before it on the connection are sent: whoever asks for much and reads little takes no memory with what waits. */
async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A connection stays open without saying so (RFC 9112, 9.3).
  response.removeHeader("Connection");
  await turns.get(request.socket);
  if (request.socket.destroyed) return;
  const sent = new Promise<void>((resolve) => response.once("close", () => resolve()));
  try {
    await answer(request, response);
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
  await sent;
}

/** Why the server cannot listen. */
function refusalOf({ code = "", message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop what runs there, or choose another, such as PORT=${port + 1} npm start.`;
  return wantedHost && /^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|EAI_AGAIN)$/.test(code)
    ? `HOST is "${wantedHost}", which is no address of this machine: leave it out to be seen by this machine alone, or give 0.0.0.0 to be seen by others.`
    : message;
}

/** Listens at an address; gives nothing where the machine has none of this kind. */
async function listenAt(host: string): Promise<Server[]> {
  const server = createServer(times, (request, response) =>
    turns.set(request.socket, answerInTurn(request, response)),
  );
  server.setTimeout(longestPause);
  server.maxConnections = mostConnections;
  try {
    await once(server.listen(port, host), "listening");
    return [server];
  } catch (error) {
    if (!wantedHost && /EADDRNOTAVAIL|EAFNOSUPPORT/.test(String(error))) return [];
    console.error(refusalOf(error as NodeJS.ErrnoException));
    process.exit(1);
  }
}

const servers = (await Promise.all(hosts.map(listenAt))).flat();
// As the first process of a container, Node ends by no signal that it does not listen to.
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    void Promise.all(closed).then(() => process.exit());
    for (const server of servers) server.closeIdleConnections();
    setTimeout(() => process.exit(), grace).unref();
  });
const isEvery = wantedHost === "0.0.0.0" || wantedHost === "::";
const host = !wantedHost || isEvery ? "localhost" : isIPv6(wantedHost) ? `[${wantedHost}]` : wantedHost;
console.log(
  `The site is at http://${host}:${port}${base}${isEvery ? ", and at every other address of this machine" : ""}`,
);
