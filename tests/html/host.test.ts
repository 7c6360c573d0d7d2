/** The preview: its start and its answers. Other hosts send the same header fields (src/build/host-files.test.ts). */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { pageFile } from "../../src/data/addresses.ts";
import { askEachTime, headersOf, keepNothing } from "../../src/build/headers.ts";
import { testPort } from "../fixtures/port.ts";
import { content, root } from "./pages.ts";

const port = testPort(7);

/** Starts a command of the site, and waits for its first words. */
async function start(settings: Record<string, string> = {}, command = "node scripts/serve.ts") {
  const [name = "", ...options] = command.split(" ");
  const program = spawn(name, options, { env: { ...process.env, PORT: String(port), ...settings } });
  const words = Promise.race([program.stdout, program.stderr].map((stream) => once(stream, "data")));
  return { program, said: String(await words) };
}

let server: ChildProcess;
beforeAll(async () => {
  const { program, said } = await start();
  server = program;
  expect(said).toBe(`The site is at http://localhost:${port}/\n`);
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
  const fields: Partial<Record<string, string>> = { ...headersOf(path), ...changed };
  // Fields of documents must be absent from other files.
  for (const name of Object.keys({ ...headersOf("/"), ...fields }))
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
  ["/%61bout?a=b", "/about?a=b"],
  ["/about%2F", "/about"],
])("%s redirects to the canonical address, %s: 301, revalidated each time", async (asked, address) => {
  const answer = await ask(asked);
  expect([answer.status, field(answer, "Location")]).toEqual([301, address]);
  expect(field(answer, "Cache-Control")).toBe(askEachTime);
  expectFields(answer, "/");
});

test.each([
  ["what there is not", ["/nowhere", "/course/nothing", "/assets/missing.js", "/assets", "/Nowhere/"]],
  ["the error page", ["/404", "/404.html"]],
  ["odd addresses", ["/[x]", "/%255B", "/%3F", "/about%3F", "/...", `/${"a/".repeat(4000)}`]],
  ["several slashes in a row", ["//about", "/%2fabout", "/blog//blog1"]],
  ["what cannot be decoded", ["/%E0%A4%A", "/%", "/%00"]],
  ["what lies outside the site", ["/../package.json", "/..%2f..%2fpackage.json", "/..\\package.json"]],
])("%s: 404 and the error page, which is not cached", async (_, addresses) => {
  for (const asked of addresses) expectErrorPage(await ask(asked), asked);
});

test("an unchanged page is not sent again", async () => {
  const tag = field(await ask("/about"), "ETag") ?? "";
  expect((await ask("/about", { headers: { "If-None-Match": tag } })).status).toBe(304);
  expect((await ask("/about", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("HEAD has no body, and other methods are refused with the allowed ones: 405", async () => {
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, head.body.length, field(head, "ETag")]).toEqual([
    200,
    0,
    field(await ask("/about"), "ETag"),
  ]);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await ask("/about", { method });
    expect([answer.status, field(answer, "Allow")]).toEqual([405, "GET, HEAD"]);
    expectFields(answer, "/about");
  }
});

const answersAt = (host: string, at = port) =>
  new Promise<boolean>((tell) => {
    const visitor = connect(at, host);
    visitor.once("connect", () => tell(true)).once("error", () => tell(false));
    visitor.once("connect", () => visitor.destroy());
  });
/** An address of this machine for others, or one that only reaches a server on all interfaces. */
const outer =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.2";

test("only this machine reaches the server, unless HOST lets others", async () => {
  expect(await answersAt("localhost")).toBe(true);
  expect(await answersAt(outer)).toBe(false);
  const { program, said } = await start({ HOST: "0.0.0.0", PORT: String(port + 1) });
  onTestFinished(() => void program.kill());
  expect(said).toBe(`The site is at http://0.0.0.0:${port + 1}/\n`);
  expect(await answersAt(outer, port + 1)).toBe(true);
});

test("SIGTERM to npm ends the server", async () => {
  const { program, said } = await start({ PORT: String(port + 2) }, "npm run --silent serve");
  expect(said).toContain("The site is at");
  program.kill("SIGTERM");
  await vi.waitFor(async () => expect(await answersAt("localhost", port + 2)).toBe(false), {
    timeout: 20_000,
  });
}, 30_000);

test.each([
  ["a port in use", {}, "serve.ts", "address already in use"],
  ["a HOST of another machine", { HOST: "192.0.2.1" }, "serve.ts", "192.0.2.1"],
  ["an unknown option", {}, "dev.ts --fort 80", "Unknown option '--fort'"],
  [
    "a PORT in words, before it builds,",
    { PORT: "http" },
    "start.ts",
    "PORT is “http”; expected a whole number",
  ],
])("%s is refused with a sentence", async (_, settings, script, sentence) => {
  const { program, said } = await start(settings, `node scripts/${script}`);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n./);
  if (program.exitCode === null) await once(program, "exit");
  expect(program.exitCode).toBe(1);
});

test("without a built site the server ends with a sentence", () => {
  const { stderr, status } = spawnSync("node", [resolve("scripts/serve.ts")], {
    cwd: tmpdir(),
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^There is no complete site in .* Run "npm run build" first/);
  expect(status).toBe(1);
});
