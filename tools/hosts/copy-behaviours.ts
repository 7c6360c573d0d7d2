/** What is sent of a file: compressed copies, parts, nothing where the browser has it, and how long it is kept. */
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { builtSettings } from "../../scripts/built-settings.ts";
import { askEachTime, headersOf, keepNothing } from "../../site/hosts/headers.ts";
import { root } from "../../tests/html/pages.ts";
import { kindsOfFile } from "./address-behaviours.ts";
import type { Answer } from "./ask.ts";
import {
  file,
  firstFile,
  script,
  picture,
  errorPage,
  bytes,
  said,
  status,
  bodyIs,
  forEach,
  withHeaders,
  type Question,
  type Behaviour,
  type Look,
} from "./question.ts";

/** Which part of the picture an answer gives, if it is the right one. */
const part: Look = (answer) => {
  if (answer.status === 200 && answer.body.equals(bytes)) return "200 the whole file";
  if (answer.status === 416)
    return said(answer, "content-range") === `bytes */${bytes.length}` ? "416 with its length" : "416";
  const [, from = "", to = ""] =
    new RegExp(`^bytes (\\d+)-(\\d+)/${bytes.length}$`).exec(said(answer, "content-range")) ?? [];
  const given = bytes.subarray(Number(from), Number(to) + 1);
  if (given.length === 0) return `${answer.status} nothing`;
  return `${answer.status} ${given.length} bytes from ${from}${answer.body.equals(given) ? "" : ", but others"}`;
};
const partOf = (from: number, to: number) => `206 ${to - from} bytes from ${from}`;
const whole = "200 the whole file";

/** Asks with the tag or the date that the server itself gave. */
const again = (
  what: string,
  condition: (first: Answer) => Record<string, string>,
  right: string,
): Question => ({
  what,
  put: async (ask) => status(await ask("/about", { headers: condition(await ask("/about")) }), "/about"),
  right,
});
const tagOf = (first: Answer) => said(first, "etag");

const compressible = [
  { what: "pages", path: "/", plain: file("/index.html") },
  { what: "text files", path: "/favicon.svg", plain: file("/favicon.svg") },
  { what: "error pages", path: "/nowhere", plain: errorPage },
];

export const copyBehaviours: readonly Behaviour[] = [
  ...compressible.map(({ what, path, plain }) => ({
    title: `${what} come as the browser can read them: Brotli, gzip or plain`,
    questions: withHeaders(
      path,
      (answer) => `${said(answer, "content-encoding")} ${bodyIs(answer, plain)}`,
      (
        [
          ["br, gzip", "br"],
          ["gzip", "gzip"],
          ["br;q=0, gzip;q=0.5", "gzip"],
          ["br;q=0, gzip;q=0", "none"],
          ["identity", "none"],
        ] as const
      ).map(([accepted, right]) => [{ "Accept-Encoding": accepted }, `${right} with it`]),
    ),
  })),
  {
    title: "every kind of file comes compressed, if it is text",
    questions: kindsOfFile.flatMap((path) =>
      withHeaders(path, (answer) => `${said(answer, "content-encoding")} ${bodyIs(answer, file(path))}`, [
        [{ "Accept-Encoding": "br" }, `${existsSync(join(root, `${path}.br`)) ? "br" : "none"} with it`],
      ]).map((question) => ({ ...question, what: extname(path) })),
    ),
  },
  {
    title: "caches are told that what is sent depends on what the browser can read: Vary",
    questions: compressible.flatMap(({ path }) =>
      ["br", "identity"].flatMap((accepted) =>
        withHeaders(path, (answer) => said(answer, "vary"), [
          [{ "Accept-Encoding": accepted }, "Accept-Encoding"],
        ]).map((question) => ({ ...question, what: `${path}, ${question.what}` })),
      ),
    ),
  },
  {
    title: "files named by their content are kept for ever",
    questions: [script, firstFile("art/*.svg")].flatMap((path) =>
      forEach(
        [path],
        (answer) => said(answer, "cache-control"),
        headersOf(path, builtSettings())["Cache-Control"] ?? "",
      ),
    ),
  },
  {
    title: "pages and other files are asked for each time",
    questions: forEach(
      ["/", "/about", "/favicon.svg", "/sitemap.xml"],
      (answer) => said(answer, "cache-control"),
      askEachTime,
    ),
  },
  {
    title: "the error page is not kept",
    questions: forEach(
      ["/nowhere", "/assets/missing.js"],
      (answer) => said(answer, "cache-control"),
      keepNothing,
    ).concat(
      forEach(["/absent"], (answer) => said(answer, "cache-control"), keepNothing, {
        headers: { "Sec-Fetch-Mode": "navigate" },
      }),
    ),
  },
  {
    title: "who has a page is told so by its tag: 304",
    questions: [
      again("its tag", (first) => ({ "If-None-Match": tagOf(first) }), "304"),
      again(
        "its tag in a list",
        (first) => ({ "If-None-Match": `"other", ${tagOf(first)}, "third"` }),
        "304",
      ),
      again(
        "its tag as a weak one",
        (first) => ({ "If-None-Match": `W/${tagOf(first).replace(/^W\//, "")}` }),
        "304",
      ),
      again("any tag (*)", () => ({ "If-None-Match": "*" }), "304"),
      again("another tag", () => ({ "If-None-Match": '"other"' }), "200"),
    ],
  },
  {
    title: "who has a page is told so by its date: 304",
    questions: [
      again("its date", (first) => ({ "If-Modified-Since": said(first, "last-modified") }), "304"),
      again("an older date", () => ({ "If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" }), "200"),
      again(
        "its date but another tag",
        (first) => ({ "If-Modified-Since": said(first, "last-modified"), "If-None-Match": '"other"' }),
        "200",
      ),
    ],
  },
  {
    title: "a condition that is not met is said: 412",
    questions: [again("If-Match: another tag", () => ({ "If-Match": '"other"' }), "412")],
  },
  {
    title: "a part of a file can be had: 206",
    questions: withHeaders(picture, part, [
      [{ Range: "bytes=0-3" }, partOf(0, 4)],
      [{ Range: "bytes=-5" }, partOf(bytes.length - 5, bytes.length)],
      [{ Range: "bytes=10-" }, partOf(10, bytes.length)],
      [{ Range: "bytes=0-999999999" }, partOf(0, bytes.length)],
    ]),
  },
  {
    title: "a part that a file does not have is refused: 416",
    questions: withHeaders(picture, part, [
      [{ Range: "bytes=9999999-" }, "416 with its length"],
      [{ Range: "bytes=-0" }, "416 with its length"],
    ]),
  },
  {
    title: "an unknown unit, or a part of another version, gives the whole file: 200",
    questions: withHeaders(picture, part, [
      [{ Range: "lines=0-3" }, whole],
      [{ Range: "bytes=0-3", "If-Range": '"other"' }, whole],
    ]),
  },
  {
    title: "a range that is wrong, or several ranges, are answered in one of the ways that HTTP allows",
    questions: withHeaders(
      picture,
      ({ status: code }) => ([200, 206, 416].includes(code) ? "allowed" : String(code)),
      ["bytes=5-2", "bytes=0-0,5-6", "bytes=a-b", "bytes=", "bytes=-", "bytes=9-0,-1"].map((asked) => [
        { Range: asked },
        "allowed",
      ]),
    ),
  },
];
