/** What our server answers. Other hosts get the same header fields by files (site/hosts/), and `deploy/` says where they differ. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtSettings } from "../../scripts/built-site.ts";
import { contentTypeOf, contentTypes } from "../../site/hosts/content-types.ts";
import { askEachTime, headersOf, keepNothing, ofDocuments, sharedFolder } from "../../site/hosts/headers.ts";
import { listPages } from "../../site/load/load.ts";
import { askerOf, plainBody, type Answer, type Ask } from "./ask.ts";
import { root } from "./pages.ts";
import { startServer } from "./server.ts";

const port = 4329;
let ask: Ask;
let stop: () => void;
beforeAll(async () => {
  const server = await startServer(port);
  ask = askerOf(server.base);
  stop = server.stop;
});
afterAll(() => stop());

/** The bytes of a file of the built site. */
const file = (path: string) => readFileSync(join(root, path));
/** The first address of a file that fits a pattern. Throws where none does. */
function firstFile(pattern: string): string {
  const [found] = globSync(pattern, { cwd: root }).toSorted();
  if (found === undefined) throw new Error(`The built site has no file like ${pattern}.`);
  return `/${found.replaceAll("\\", "/")}`;
}
const script = firstFile("assets/*.js");
const drawing = firstFile("art/*.svg");
const shared = `${sharedFolder}home.png`;
/** A file without compressed copies, of which parts are asked for. */
const picture = "/icon-192.png";
const bytes = file(picture);
/** One file of each kind that the site has. */
const kindsOfFile = [".well-known/security.txt", "art/*.svg", "assets/*.css"]
  .concat(
    contentTypes.map(([ending]) =>
      ending.startsWith("/") ? ending.slice(1) : `{*,*/*}${ending.replace(".html", ".none")}`,
    ),
  )
  .filter((pattern) => globSync(pattern, { cwd: root }).length > 0)
  .map(firstFile);

const field = ({ headers }: Answer, name: string) => headers[name.toLowerCase()]?.toString();
/** Expects the header fields that the one source has for a path; how long it is kept only where it is asked for. */
function expectFields(answer: Answer, path: string): void {
  const { "Cache-Control": _, ...fields } = headersOf(path, builtSettings());
  for (const [name, value] of Object.entries(fields)) expect.soft(field(answer, name), name).toBe(value);
}
function expectErrorPage(answer: Answer, asked: string): void {
  expect.soft(answer.status, asked).toBe(404);
  expect.soft(plainBody(answer).equals(file("404.html")), asked).toBe(true);
  expect.soft(field(answer, "Cache-Control"), asked).toBe(keepNothing);
  expectFields(answer, "/404.html");
}

test("every page and every kind of file comes whole, with its type and header fields", async () => {
  const pages = listPages().map(({ path }) => [path, `${path.replace(/\/$/, "")}/index.html`] as const);
  for (const [path, built] of [...pages, ...kindsOfFile.map((kind) => [kind, kind] as const)]) {
    const answer = await ask(path);
    expect.soft(answer.status, path).toBe(200);
    expect.soft(plainBody(answer).equals(file(built)), path).toBe(true);
    expect.soft(field(answer, "Content-Type"), path).toBe(contentTypeOf(built));
    expect.soft(field(answer, "Cache-Control"), path).toBe(headersOf(path, builtSettings())["Cache-Control"]);
    expectFields(answer, path);
  }
});

test.each([
  ["/about/", "/about"],
  ["/about/?from=mail&a=b?c", "/about?from=mail&a=b?c"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/%61bout?a=b", "/about?a=b"],
  ["/about%2F", "/about"],
])("%s leads to the one address, %s: 301, asked for each time", async (asked, address) => {
  const answer = await ask(asked);
  expect([answer.status, field(answer, "Location")]).toEqual([301, address]);
  expect(field(answer, "Cache-Control")).toBe(askEachTime);
  expectFields(answer, "/");
});

test("a query, and the whole address in the request (RFC 9112, 3.2.2), change nothing", async () => {
  const queries = ["/?", "/?a=[b]", "/about?x=%5B", `/about?${"a".repeat(7000)}`];
  for (const asked of [...queries, "http://site.example/about", "http://site.example/"])
    expect.soft((await ask(asked)).status, asked).toBe(200);
});

test.each([
  ["what there is not", ["/nowhere", "/course/nothing", "/assets/missing.js", "/assets", "/Nowhere/"]],
  [
    "the error page, files of pages, compressed copies and what hosts read",
    ["/404", "/404.html", "/about.html", "/about/index.html.br", "/favicon.svg.gz", "/_headers"],
  ],
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
])("%s: 404 and the error page, which is not kept", async (_, addresses) => {
  for (const asked of addresses) expectErrorPage(await ask(asked), asked);
});

test("an address leads to the one address of a page or of a file, or nowhere, and never to another host", async () => {
  const addresses = [...listPages().map(({ path }) => path), "/favicon.svg"];
  const parts = ["/", "\\", "..", ".", "%2f", "%5c", "?", "%00", "%", "%61", "%c3%b2", "~", "@"].concat([
    "evil.example",
    "about",
    "About",
    "index.html",
    "package.json",
    "favicon.svg",
  ]);
  await assert(
    asyncProperty(array(constantFrom(...parts), { maxLength: 8 }), async (chosen) => {
      const asked = `/${chosen.join("")}`;
      const answer = await ask(asked);
      expect([200, 301, 404], asked).toContain(answer.status);
      expect(field(answer, "Location") ?? "/").toMatch(/^\/(?![/\\])/);
      const [path] = asked.split("?");
      if (answer.status === 200) expect(addresses, asked).toContain(path);
      if (answer.status === 301) expect(addresses, asked).toContain(field(answer, "Location")?.split("?")[0]);
      // A file of the project that is no part of the site, such as package.json.
      expect(plainBody(answer).toString(), asked).not.toContain('"devDependencies"');
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
])("to “Accept-Encoding: %s” texts come as the browser can read them", async (accepted, encoding) => {
  for (const path of ["/", "/favicon.svg", "/nowhere"]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": accepted } });
    expect.soft(field(answer, "Content-Encoding"), path).toBe(encoding);
    expect.soft(field(answer, "Vary"), path).toBe("Accept-Encoding");
  }
});

test("every kind of file comes compressed, if it is text", async () => {
  for (const path of kindsOfFile) {
    const answer = await ask(path, { headers: { "Accept-Encoding": "br" } });
    const has = existsSync(join(root, `${path}.br`));
    expect.soft(field(answer, "Content-Encoding"), path).toBe(has ? "br" : undefined);
  }
});

test.each<[what: string, right: number, condition: (tag: string, date: string) => Record<string, string>]>([
  ["its tag", 304, (tag) => ({ "If-None-Match": tag })],
  ["its tag in a list", 304, (tag) => ({ "If-None-Match": `"other", ${tag}, "third"` })],
  ["its tag as a weak one", 304, (tag) => ({ "If-None-Match": `W/${tag.replace(/^W\//, "")}` })],
  ["any tag", 304, () => ({ "If-None-Match": "*" })],
  ["another tag", 200, () => ({ "If-None-Match": '"other"' })],
  ["its date", 304, (_, date) => ({ "If-Modified-Since": date })],
  ["an older date", 200, () => ({ "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" })],
  [
    "its date, but another tag",
    200,
    (_, date) => ({ "If-Modified-Since": date, "If-None-Match": '"other"' }),
  ],
  ["another tag that must be the same", 412, () => ({ "If-Match": '"other"' })],
])("who has a page and names %s is answered with %i", async (_, right, condition) => {
  const first = await ask("/about");
  const headers = condition(field(first, "ETag") ?? "", field(first, "Last-Modified") ?? "");
  expect((await ask("/about", { headers })).status).toBe(right);
});

const whole = [0, bytes.length] as const;
test.each<[range: string, right: readonly [from: number, to: number] | "refused"]>([
  ["bytes=0-3", [0, 4]],
  ["bytes=-5", [bytes.length - 5, bytes.length]],
  ["bytes=10-", [10, bytes.length]],
  ["bytes=0-999999999", whole],
  ["bytes=9999999-", "refused"],
  ["bytes=-0", "refused"],
  ["lines=0-3", whole],
])("the part “%s” of a file is sent or refused as HTTP says", async (range, right) => {
  const answer = await ask(picture, { headers: { Range: range } });
  if (right === "refused") {
    expect([answer.status, field(answer, "Content-Range")]).toEqual([416, `bytes */${bytes.length}`]);
    expectFields(answer, picture);
    return;
  }
  expect(answer.status).toBe(range.startsWith("bytes") ? 206 : 200);
  expect(answer.body.equals(bytes.subarray(...right))).toBe(true);
});

test("a range that is wrong, and several ranges, are answered in one of the ways that HTTP allows", async () => {
  for (const range of ["bytes=5-2", "bytes=0-0,5-6", "bytes=a-b", "bytes=", "bytes=-", "bytes=9-0,-1"])
    expect.soft([200, 206, 416], range).toContain((await ask(picture, { headers: { Range: range } })).status);
  const other = await ask(picture, { headers: { Range: "bytes=0-3", "If-Range": '"other"' } });
  expect([other.status, other.body.length]).toEqual([200, bytes.length]);
});

test("HEAD gives the same header fields and no body", async () => {
  const names = ["Content-Type", "Content-Encoding", "ETag", "Last-Modified", "Location", "Cache-Control"];
  const looked = (answer: Answer) => [answer.status, ...names.map((name) => field(answer, name))];
  for (const path of ["/", "/nowhere", "/about/", picture, "/favicon.svg"]) {
    const head = await ask(path, { method: "HEAD" });
    expect.soft(looked(head), path).toEqual(looked(await ask(path)));
    expect.soft(head.body.length, path).toBe(0);
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "%s is refused with what is allowed: 405",
  async (method) => {
    const answer = await ask("/about", { method });
    expect([answer.status, field(answer, "Allow")]).toEqual([405, "GET, HEAD"]);
    expectFields(answer, "/about");
  },
);

test("what pages load carries nothing that matters for pages alone", async () => {
  for (const path of [script, firstFile("assets/*.woff2"), drawing, shared]) {
    const answer = await ask(path);
    for (const name of Object.keys(ofDocuments(builtSettings())))
      // A drawing may be opened by itself, and then runs no script either.
      if (path !== drawing || name !== "Content-Security-Policy")
        expect.soft(field(answer, name), `${path}: ${name}`).toBeUndefined();
  }
});

test("visitors who go away in the middle trouble nobody", async () => {
  const comeAndGo = (index: number) =>
    new Promise<void>((resolve) => {
      const visitor = connect(port, "localhost");
      visitor.on("error", () => resolve()).on("close", () => resolve());
      visitor.on("connect", () => {
        visitor.write(`GET ${shared} HTTP/1.1\r\nHost: localhost\r\n`);
        if (index % 3 === 0) visitor.destroy();
        else visitor.write("\r\n", () => (index % 3 === 1 ? visitor.destroy() : undefined));
      });
      visitor.once("data", () => visitor.resetAndDestroy());
    });
  await Promise.all(Array.from({ length: 60 }, (_, index) => comeAndGo(index)));
  expect((await ask("/about")).status).toBe(200);
});
