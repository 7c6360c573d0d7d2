/** Which address gives what: pages, files, redirects, and all that is not there. */
import { globSync } from "node:fs";
import { array, constantFrom, sample } from "fast-check";
import { contentTypeOf, contentTypes } from "../../site/hosts/content-types.ts";
import { listPages } from "../../site/load/load.ts";
import { root } from "../../tests/html/pages.ts";
import {
  file,
  firstFile,
  errorPage,
  status,
  statusAnd,
  bodyIs,
  forEach,
  type Question,
  type Behaviour,
  type Look,
} from "./question.ts";

const notFound: Look = (answer) => `${answer.status} ${bodyIs(answer, errorPage)}`;
/** Addresses that lead nowhere, answered with the error page. */
const unknown = (title: string, paths: readonly string[]): Behaviour => ({
  title,
  questions: forEach(paths, notFound, "404 with it"),
});

/** Addresses that are wrong in themselves: a host may also say so. */
const refused = (title: string, paths: readonly string[]): Behaviour => ({
  title,
  questions: forEach(
    paths,
    ({ status: code, body }) =>
      [400, 404].includes(code) && !body.includes("devDependencies") ? "refused" : String(code),
    "refused",
  ),
});

const redirects = (pairs: readonly (readonly [from: string, to: string])[]): Question[] =>
  pairs.flatMap(([from, to]) => forEach([from], statusAnd("Location"), `301 ${to}`));

const oddPaths = sample(
  array(
    constantFrom("/", "\\", "..", ".", "%2f", "%5c", "evil.example", "about", "index.html", "?", "%2e", "@"),
  ),
  { numRuns: 200, seed: 14 },
).map((parts) => `/${parts.join("")}`);

/** One file of each kind that the site has. */
export const kindsOfFile = [".well-known/security.txt", "art/*.svg", "assets/*.css"]
  .concat(
    contentTypes.map(([ending]) =>
      ending.startsWith("/") ? ending.slice(1) : `{*,*/*}${ending.replace(".html", ".none")}`,
    ),
  )
  .filter((pattern) => globSync(pattern, { cwd: root }).length > 0)
  .map(firstFile);

export const addressBehaviours: readonly Behaviour[] = [
  {
    title: "every page is answered with 200 and its HTML",
    questions: listPages().flatMap(({ path }) =>
      forEach(
        [path],
        (answer) =>
          `${statusAnd("Content-Type")(answer, path)} ${bodyIs(answer, file(`${path.replace(/\/$/, "")}/index.html`))}`,
        "200 text/html; charset=utf-8 with it",
      ),
    ),
  },
  {
    title: "every kind of file comes whole, with its type",
    questions: kindsOfFile.flatMap((path) =>
      forEach(
        [path],
        (answer) => `${statusAnd("Content-Type")(answer, path)} ${bodyIs(answer, file(path))}`,
        `200 ${contentTypeOf(path)} with it`,
      ),
    ),
  },
  {
    title: "a page has one address, without a slash or index.html at its end: 301",
    questions: redirects([
      ["/about/", "/about"],
      ["/about/?from=mail&a=b?c", "/about?from=mail&a=b?c"],
      ["/about/index.html", "/about"],
      ["/index.html", "/"],
    ]),
  },
  {
    title: "letters written as numbers lead to the one address: 301",
    questions: redirects([
      ["/%61bout", "/about"],
      ["/%61bout?a=b", "/about?a=b"],
      ["/about%2F", "/about"],
    ]),
  },
  {
    title: "a query changes nothing",
    questions: forEach(["/?", "/?a=[b]", "/about?x=%5B", `/about?${"a".repeat(7000)}`], status, "200"),
  },
  {
    title: "the whole address may stand in the request (RFC 9112, 3.2.2)",
    questions: forEach(["http://tessera.example/about", "http://tessera.example/"], status, "200"),
  },
  unknown("an unknown address is answered with 404 and the error page", [
    "/nowhere",
    "/course/nothing",
    "/blog/blog5",
    "/assets/missing.js",
    "/assets",
    "/Nowhere/",
  ]),
  unknown("the error page, files of pages, compressed copies and what hosts read have no address: 404", [
    "/404",
    "/404.html",
    "/about.html",
    "/about/index.html.br",
    "/favicon.svg.gz",
    "/_headers",
  ]),
  unknown("odd addresses that name nothing: 404", [
    "/[x]",
    "/%5Bx%5D",
    "/%255B",
    "/%C3%B2",
    "/%3F",
    "/about%3F",
    "/...",
  ]),
  unknown("several slashes in a row name nothing: 404", ["//about", "/%2fabout", "//about/", "/blog//blog1"]),
  refused("what cannot be decoded names nothing: 404, or 400", [
    "/%E0%A4%A",
    "/%",
    "/%00",
    // The bytes of ò, which are sent as two letters of Latin-1.
    "/\u00c3\u00b2",
  ]),
  refused("nothing outside the site can be had: 404, or 400", [
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/..\\package.json",
    "/assets/../../package.json",
  ]),
  unknown("addresses of 8 KB: 404", [`/${"a".repeat(8000)}`, `/${"a/".repeat(4000)}`]),
  {
    title: "no address sends a visitor to another host",
    questions: [
      {
        what: `${oddPaths.length} odd paths`,
        put: async (ask) => {
          const led: string[] = [];
          for (const path of oddPaths) {
            const { status: code, headers } = await ask(path);
            if (code >= 500 || !/^\/(?![/\\])/.test(headers.location ?? "/"))
              led.push(`${path} → ${code} ${headers.location}`);
          }
          return led.join(", ") || "none";
        },
        right: "none",
      },
    ],
  },
];
