/** Responses of the preview. Other hosts send the same header fields (src/build/host-files.test.ts). */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtSite } from "../../src/build/folders.ts";
import { pageFile } from "../../src/data/addresses.ts";
import { askEachTime, headersOf, keepNothing } from "../../src/build/headers.ts";
import { testPort } from "../fixtures/port.ts";
import { content, root } from "./pages.ts";

const port = testPort(7);
let server: ChildProcess;
beforeAll(async () => {
  const env = { ...process.env, PORT: String(port) };
  server = spawn("node", ["scripts/serve.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (server.stdout) await once(server.stdout, "data");
});
afterAll(() => void server.kill());

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Requests a path exactly as it is written. `fetch` would normalise it. */
async function ask(
  path: string,
  asked: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = request(`http://localhost:${port}`, { path, ...asked, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

const plainBody = ({ headers, body }: Answer): Buffer =>
  headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;

const file = (path: string) => readFileSync(join(root, path));
function firstFile(pattern: string): string {
  const [found] = globSync(pattern, { cwd: root }).toSorted();
  if (found === undefined) throw new Error(`The built site has no file like ${pattern}.`);
  return `/${found.replaceAll("\\", "/")}`;
}
/** Files of each kind, with their types. */
const kindsOfFile = [
  [".well-known/security.txt", "text/plain"],
  ["art/*.svg", "image/svg+xml"],
  ["assets/*.js", "text/javascript"],
  ["assets/*.woff2", "font/woff2"],
  ["blog/feed.xml", "application/rss+xml; charset=utf-8"],
  ["icon-192.png", "image/png"],
  ["share/*", "image/png"],
  ["site.webmanifest", "application/manifest+json"],
  ["sitemap.xml", "text/xml"],
].map(([pattern = "", type]) => ({ path: firstFile(pattern), built: firstFile(pattern), type }));

const field = ({ headers }: Answer, name: string) => headers[name.toLowerCase()]?.toString();
function expectFields(answer: Answer, path: string, changed: Record<string, string> = {}): void {
  const { settings } = builtSite();
  const fields: Partial<Record<string, string>> = { ...headersOf(path, settings), ...changed };
  // Fields of documents must be absent from other files.
  for (const name of Object.keys({ ...headersOf("/", settings), ...fields }))
    expect.soft(field(answer, name), `${path}: ${name}`).toBe(fields[name]);
}
function expectErrorPage(answer: Answer, asked: string): void {
  expect.soft(answer.status, asked).toBe(404);
  expect.soft(plainBody(answer).equals(file("404.html")), asked).toBe(true);
  expectFields(answer, "/404.html", { "Cache-Control": keepNothing });
}

test("every page and kind of file is complete, compressed if text, with its type and header fields", async () => {
  const type = "text/html;charset=utf-8";
  const pages = content.pageList.map(({ path }) => ({ path, built: pageFile(path), type }));
  for (const { path, built, type: expected } of [...pages, ...kindsOfFile]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect.soft(answer.status, path).toBe(200);
    const encoding = existsSync(join(root, `${built}.br`)) ? "br" : undefined;
    expect.soft(field(answer, "Content-Encoding"), path).toBe(encoding);
    expect.soft(plainBody(answer).equals(file(built)), path).toBe(true);
    expect.soft(field(answer, "Content-Type"), path).toBe(expected);
    expectFields(answer, path);
  }
});

test.each([
  ["/about/", "/about"],
  ["/about/?from=mail&a=b?c", "/about?from=mail&a=b?c"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/%61bout?a=b", "/about?a=b"],
  ["/about%2F", "/about"],
])("%s redirects to the canonical address, %s: 301, revalidated each time", async (asked, address) => {
  const answer = await ask(asked);
  expect([answer.status, field(answer, "Location")]).toEqual([301, address]);
  expect(field(answer, "Cache-Control")).toBe(askEachTime);
  expectFields(answer, "/");
});

test.each(["/?", "/?a=[b]", "/about?x=%5B", `/about?${"a".repeat(7000)}`])(
  "the query of %s changes nothing",
  async (asked) => {
    expect((await ask(asked)).status).toBe(200);
  },
);

test.each([
  [
    "what there is not",
    ["/nowhere", "/course/nothing", "/blog/blog5/more", "/assets/missing.js", "/assets", "/Nowhere/"],
  ],
  ["the error page", ["/404", "/404.html"]],
  [
    "odd addresses",
    ["/[x]", "/%5Bx%5D", "/%255B", "/%C3%B2", "/%3F", "/about%3F", "/...", `/${"a/".repeat(4000)}`],
  ],
  ["several slashes in a row", ["//about", "/%2fabout", "//about/", "/blog//blog1"]],
  ["what cannot be decoded", ["/%E0%A4%A", "/%", "/%00"]],
  [
    "what lies outside the site",
    ["/../package.json", "/..%2f..%2fpackage.json", "/%2e%2e/package.json", "/..\\package.json"],
  ],
])("%s: 404 and the error page, which is not cached", async (_, addresses) => {
  for (const asked of addresses) expectErrorPage(await ask(asked), asked);
});

test("an unchanged page is not sent again", async () => {
  const tag = field(await ask("/about"), "ETag") ?? "";
  expect((await ask("/about", { headers: { "If-None-Match": tag } })).status).toBe(304);
  expect((await ask("/about", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("HEAD gives the same header fields and no body", async () => {
  const names = ["Content-Type", "Content-Encoding", "ETag", "Last-Modified", "Location", "Cache-Control"];
  const looked = (answer: Answer) => [answer.status, ...names.map((name) => field(answer, name))];
  for (const path of ["/", "/nowhere", "/about/", "/icon-192.png", "/favicon.svg"]) {
    const head = await ask(path, { method: "HEAD" });
    expect.soft(looked(head), path).toEqual(looked(await ask(path)));
    expect.soft(head.body.length, path).toBe(0);
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "%s is refused with the allowed methods: 405",
  async (method) => {
    const answer = await ask("/about", { method });
    expect([answer.status, field(answer, "Allow")]).toEqual([405, "GET, HEAD"]);
    expectFields(answer, "/about");
  },
);
