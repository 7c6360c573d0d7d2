import { request } from "node:http";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { listPages } from "../../site/pages.ts";
import { everywhere } from "../../site/hosts/headers.ts";
import { root } from "./pages.ts";
import { startServer } from "./server.ts";

let base: string;
let stop: () => void;
beforeAll(async () => ({ base, stop } = await startServer(4329)));
afterAll(() => stop());

const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: "manual", ...init });

/** Asks for a path as it is written, where `fetch` would tidy it up. */
function askRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request(base, { path, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (text: string) => (body += text));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

test.each(listPages())("$path is answered with 200 and HTML", async ({ path }) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toMatch(/<h1/);
});

test.each([
  "/nowhere",
  "/course/nothing",
  "/blog/blog5",
  "/404",
  "/404.html",
  "/assets/missing.js",
  "/about.html",
  "/about/index.html.br",
  "/favicon.svg.gz",
  "/%E0%A4%A",
  "/%00",
  "/[x]",
  "/%5Bx%5D",
  "/%255B",
  "/%C3%B2",
  "//about",
  "/%2fabout",
  "/assets",
  `/${"a".repeat(8000)}`,
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/..\\package.json",
])("%.60s is answered with 404 and the error page", async (path) => {
  const { status, body, headers } = await askRaw(path);
  expect(status).toBe(404);
  expect(body).toContain("Unexpected Application Error!");
  expect(body).toContain("404 Not Found");
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  ["/about/", "/about"],
  ["/about/?from=mail&a=b?c", "/about?from=mail&a=b?c"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/%61bout", "/about"],
  ["/about%2F", "/about"],
])("%s leads to the one address of the page", async (path, to) => {
  const { status, headers } = await askRaw(path);
  expect([status, headers.location]).toEqual([301, to]);
});

test("an address leads to a page's one address, to a built file or nowhere, and never to another host", async () => {
  const paths = listPages().map(({ path }) => path);
  await assert(
    asyncProperty(
      array(
        constantFrom(
          "/",
          "\\",
          "..",
          ".",
          "%2f",
          "%5c",
          "?",
          "%00",
          "%",
          "%61",
          "%c3%b2",
          "~",
          "evil.example",
          "about",
          "About",
          "index.html",
          "package.json",
          "favicon.svg",
          "__spa-fallback",
        ),
        { maxLength: 8 },
      ),
      async (parts) => {
        const asked = `/${parts.join("")}`;
        const { status, body, headers } = await askRaw(asked);
        expect([200, 301, 404], asked).toContain(status);
        expect(String(headers.location ?? "/")).toMatch(/^\/(?![/\\])/);
        const [path] = asked.split("?");
        if (status === 200) expect([...paths, "/favicon.svg"], asked).toContain(path);
        if (status === 301) expect(paths, asked).toContain(String(headers.location).split("?")[0]);
        // A file of the project that is no part of the site, such as package.json.
        expect(body, asked).not.toContain('"devDependencies"');
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["br;q=0, *;q=0", undefined],
])("to %s pages and the error page come as %s", async (accepted, encoding) => {
  for (const path of ["/", "/nowhere"]) {
    const { headers } = await askRaw(path, { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
  }
});

const picture = readFileSync(`${root}/icon-192.png`);

test.each([
  ["bytes=0-3", 206, `bytes 0-3/${picture.length}`, picture.subarray(0, 4)],
  [
    "bytes=-5",
    206,
    `bytes ${picture.length - 5}-${picture.length - 1}/${picture.length}`,
    picture.subarray(-5),
  ],
  ["bytes=10-", 206, `bytes 10-${picture.length - 1}/${picture.length}`, picture.subarray(10)],
  ["bytes=5-2", 416, `bytes */${picture.length}`, undefined],
  [`bytes=${picture.length}-`, 416, `bytes */${picture.length}`, undefined],
  ["bytes=0-0,5-6", 200, null, picture],
  ["lines=0-3", 200, null, picture],
  ["bytes=a-b", 200, null, picture],
])("the range %s is answered with %i", async (range, status, said, body) => {
  const response = await ask("/icon-192.png", { headers: { range } });
  expect([response.status, response.headers.get("content-range")]).toEqual([status, said]);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (body) expect(bytes.equals(body)).toBe(true);
});

test("who has a page already is told so, by its tag and by its date", async () => {
  const { headers } = await askRaw("/about");
  const tag = String(headers.etag);
  const date = String(headers["last-modified"]);
  const status = async (fields: Record<string, string>) => (await askRaw("/about", fields)).status;
  expect(await status({ "if-none-match": tag })).toBe(304);
  expect(await status({ "if-none-match": `"other", ${tag}` })).toBe(304);
  expect(await status({ "if-none-match": "*" })).toBe(304);
  expect(await status({ "if-none-match": '"other"' })).toBe(200);
  expect(await status({ "if-modified-since": date })).toBe(304);
  expect(await status({ "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).toBe(200);
  expect(await status({ "if-match": '"other"' })).toBe(412);
});

test("HEAD gives the same header fields and no text", async () => {
  for (const path of ["/", "/nowhere", "/icon-192.png"]) {
    const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    expect(head.status).toBe(get.status);
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "content-length", "content-encoding", "etag"])
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused with what is allowed", async (method) => {
  const response = await ask("/", { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test.each(["/", "/about/", "/nowhere", "/favicon.svg", "/assets/none.js"])(
  "%s comes with the header fields of safety, whatever the answer",
  async (path) => {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name), name).toBe(value);
  },
);

test("files that are named by their content are kept for ever, others asked for each time", async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec(readFileSync(`${root}/index.html`, "utf8"))?.[0] ?? "";
  const rule = async (path: string) => (await ask(path)).headers.get("cache-control");
  expect(await rule(script)).toBe("public, max-age=31536000, immutable");
  expect(await rule("/")).toBe("public, max-age=0, must-revalidate");
  expect(await rule("/favicon.svg")).toBe("public, max-age=0, must-revalidate");
});

test("other sites may show the pictures that links are shared with, and nothing else", async () => {
  const rule = async (path: string) => (await ask(path)).headers.get("cross-origin-resource-policy");
  expect(await rule("/share/home.png")).toBe("cross-origin");
  expect(await rule("/")).toBe("same-origin");
  expect(await rule("/favicon.svg")).toBe("same-origin");
});
