/**
 * What Mozilla's HTTP Observatory (algorithm 6) would give each page: its twelve tests, with the points of its own table
 * (src/grader/charts.js of github.com/mdn/mdn-http-observatory). It grants extra points only to a site that loses fewer than ten.
 */
import { expect, test } from "vitest";
import { builtSettings } from "../../scripts/built-settings.ts";
import { headersOf } from "../../site/hosts/headers.ts";
import { allPages, type Page } from "./pages.ts";

type Graded = [test: string, points: number, result: string];
type Answer = { header: (name: string) => string; directives: Map<string, string[]>; page: Page };

/** The directives of the policies in the header and in the page; no directive stands in both. */
function answerOf(page: Page): Answer {
  const sent = new Map(
    Object.entries(headersOf(page.path, builtSettings())).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const header = (name: string) => sent.get(name) ?? "";
  const inPage = page.$('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
  const all = [header("content-security-policy"), inPage].flatMap((policy) => policy.split("; "));
  const named = all
    .map((directive) => directive.split(" "))
    .map(([name = "", ...sources]) => [name, sources] as const);
  const directives = new Map(named);
  if (directives.size < named.length)
    throw new Error(`A directive stands twice in the policies of ${page.path}.`);
  return { header, directives, page };
}

function gradePolicy({ directives }: Answer): Graded {
  // A picture or film in an address cannot run.
  const passive = /^(img|media)-src$/;
  const unsafe = [...directives].flatMap(([name, sources]) =>
    sources.filter(
      (source) => /^'unsafe|^(https?|ftp):|\*/.test(source) || (source === "data:" && !passive.test(name)),
    ),
  );
  if (unsafe.length > 0) return ["Content-Security-Policy", -20, `allows ${unsafe.join(" ")}`];
  const closed = directives.get("default-src")?.join(" ") === "'none'";
  return closed
    ? ["Content-Security-Policy", 10, "nothing unsafe, `default-src 'none'`"]
    : ["Content-Security-Policy", 5, "nothing unsafe"];
}

function gradeTransport({ header }: Answer): Graded {
  const [, seconds = "0"] = /max-age=(\d+)/.exec(header("strict-transport-security")) ?? [];
  // Five points more are for domains on the browsers' list, where an owner enters a domain that is live.
  return Number(seconds) >= 15_768_000
    ? ["Strict-Transport-Security", 0, "at least six months"]
    : ["Strict-Transport-Security", -20, "shorter than six months, or missing"];
}

function gradeScripts({ page }: Answer): Graded {
  const scripts = page
    .$("script[src]")
    .toArray()
    .map((script) => page.$(script));
  if (scripts.some((script) => !/^\/[^/]/.test(script.attr("src") ?? "")))
    return ["Subresource Integrity", -50, "a script of another site"];
  return scripts.length > 0 && scripts.every((script) => script.attr("integrity")?.startsWith("sha256-"))
    ? ["Subresource Integrity", 5, "scripts of this site, with the hash of the file"]
    : ["Subresource Integrity", 0, "scripts of this site"];
}

/** A header field that is to have one of some values: so many points where it has, fewer where not. */
const gradeField = (
  { header }: Answer,
  field: string,
  values: RegExp,
  right: number,
  wrong: number,
): Graded => {
  const value = header(field.toLowerCase());
  return [field, values.test(value) ? right : wrong, value ? `\`${value}\`` : "not sent"];
};

function grade(page: Page): Graded[] {
  const answer = answerOf(page);
  const { header, directives } = answer;
  return [
    gradePolicy(answer),
    ["Cookies", header("set-cookie") ? -20 : 0, header("set-cookie") ? "set" : "none are set"],
    [
      "Cross-origin resource sharing",
      header("access-control-allow-origin") ? -50 : 0,
      header("access-control-allow-origin") ? "allowed" : "not allowed",
    ],
    ["Redirection to HTTPS", 0, "the host's part, see `deploy/`"],
    gradeField(
      answer,
      "Referrer-Policy",
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
      5,
      -5,
    ),
    gradeTransport(answer),
    gradeScripts(answer),
    gradeField(answer, "X-Content-Type-Options", /^nosniff$/, 0, -5),
    directives.get("frame-ancestors")?.join(" ") === "'none'"
      ? ["X-Frame-Options", 5, "`frame-ancestors 'none'` instead"]
      : ["X-Frame-Options", -20, "missing"],
    gradeField(answer, "Cross-Origin-Resource-Policy", /^same-(origin|site)$/, 10, 0),
    gradeField(answer, "Cross-Origin-Embedder-Policy", /^(require-corp|credentialless)$/, 10, 0),
    gradeField(answer, "Cross-Origin-Opener-Policy", /^same-origin(-allow-popups)?$/, 10, 0),
  ];
}

/** The score of a page: 100, less what it loses; what it wins comes on top where 90 are left. */
function scoreOf(graded: readonly Graded[]): number {
  const points = graded.map(([, each]) => each);
  const left = 100 + points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  return left >= 90 ? points.reduce((sum, each) => sum + each, 100) : left;
}

test.each(allPages)("Mozilla's Observatory gives $path 155 points of 160", (page) => {
  const graded = grade(page);
  expect(graded).toHaveLength(12);
  expect(scoreOf(graded), JSON.stringify(graded)).toBe(155);
});
