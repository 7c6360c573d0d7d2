/**
 * Measures every route of the built site beside the same page without scripts.
 * `npm run bench`, after a build. `--runs=5` measures each page five times; `--only=/,/about` measures these alone.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import lighthouse from "lighthouse";
import { chromium } from "@playwright/test";
import { listPages } from "../site/load/load.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { machine, table } from "./figures.ts";
import { filterDelay, pageChange, ways } from "./bench-interactions.ts";

const sitePort = 4390;
const browserPort = 4391;
const base = `http://localhost:${sitePort}`;
const pages = listPages();
/** Pages that search engines are asked to leave out: what Lighthouse calls SEO does not fit them. */
const hidden: ReadonlySet<string> = new Set(pages.filter(({ listed }) => !listed).map(({ path }) => path));
const thorough: ReadonlySet<string> = new Set(["/", "/course/design"]);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;

type Figures = {
  scores: (number | null)[];
  /** Of several runs, the lowest of each score. */ lowest: (number | null)[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes as sent, headers included, by `kinds`. */ bytes: number[];
  requests: number;
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The middle one of some figures; of an even number, the lower of the two. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const { values: options } = parseArgs({ options: { runs: { type: "string" }, only: { type: "string" } } });
const runs = options.runs === undefined ? undefined : Number(options.runs);
if (runs !== undefined && (!Number.isInteger(runs) || runs < 1))
  fail(`--runs is "${options.runs}": give a whole number from 1, such as --runs=3.`);
const paths = options.only?.split(",") ?? pages.map(({ path }) => path);
const unknown = paths.filter((path) => !pages.some((page) => page.path === path));
if (unknown.length > 0)
  fail(
    `--only names ${unknown.join(", ")}, which are no pages (site/pages.ts): give paths such as /course/design.`,
  );
if (!existsSync(join("build", "client", "index.html")))
  fail('There is no built site in build/client: run "npm run build" first.');

/** A copy of the built site that has each page once more without its scripts, under /floor. Gives the folder that the copy's `build` lies in. */
function copyWithFloor(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const root = join(folder, "build", "client");
  cpSync(join("build", "client"), root, { recursive: true });
  for (const path of paths) {
    const html = readFileSync(join(root, path, "index.html"), "utf8")
      .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, "")
      .replaceAll(/<link rel="parked"[^>]*>/g, "");
    const file = join(root, "floor", path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return folder;
}

/** Starts the host-like server in a folder; gives how to end it. */
async function serve(folder: string): Promise<() => void> {
  const server = spawn(process.execPath, [resolve("scripts", "serve.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: String(sitePort) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((started, failed) => {
    server.stdout.once("data", () => started());
    server.once("exit", (code) => failed(new Error(`The server ended with ${code}.`)));
  });
  return () => void server.kill();
}

/** One run of Lighthouse: mobile, simulated slow 4G, a CPU four times slower; in a browser of its own. Throws when the page could not be measured. */
async function measureOnce(path: string): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${browserPort}`],
  });
  try {
    const result = await lighthouse(base + path, {
      port: browserPort,
      logLevel: "error",
      output: "json",
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse could not measure ${path}: ${result?.lhr.runtimeError?.message ?? "it gave nothing"}.`,
      );
    const { lhr } = result;
    const figure = (id: string) => {
      const value = lhr.audits[id]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse gave no ${id} for ${path}.`);
      return value;
    };
    const { details } = lhr.audits["network-requests"] ?? {};
    const requests = (details?.type === "table" ? details.items : []).map((item) => ({
      kind: String(item.resourceType),
      bytes: Number(item.transferSize),
    }));
    const scores = categories.map((name) => lhr.categories[name]?.score ?? null);
    return {
      scores,
      lowest: scores,
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
      bytes: kinds.map((kind) =>
        requests.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0),
      ),
      requests: requests.length,
    };
  } finally {
    await browser.close();
  }
}

/** A page measured several times: the median of every time and score, and the lowest of every score. */
async function measure(path: string, times: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < times; run += 1) all.push(await measureOnce(path));
  const [first] = all;
  if (!first) throw new Error(`${path} was not measured.`);
  const middle = (of: (figures: Figures) => number) => median(all.map(of));
  const scoresBy = (of: (scores: number[]) => number) =>
    first.scores.map((_, index) => {
      const scores = all.map(({ scores: one }) => one[index] ?? null);
      return scores.includes(null) ? null : of(scores.map(Number));
    });
  return {
    scores: scoresBy(median),
    lowest: scoresBy((scores) => Math.min(...scores)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: Math.max(...all.map(({ cls }) => cls)),
    bytes: first.bytes,
    requests: first.requests,
  };
}

/** A score out of 100; the lowest of the runs in brackets where one was lower. */
function points({ scores, lowest }: Figures, index: number): string {
  const [score, low] = [scores[index], lowest[index]].map((one) =>
    one == null ? "–" : String(Math.round(one * 100)),
  );
  return score === low ? `${score}` : `${score} (${low})`;
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);
const ratio = (one: number, other: number) => (one / other).toFixed(2);

const folder = copyWithFloor();
const stop = await serve(folder);
try {
  const measured = machine();
  const figures: { path: string; page: Figures; floor: Figures; times: number }[] = [];
  for (const path of paths) {
    const times = runs ?? (thorough.has(path) ? 3 : 1);
    // One after the other, so that both meet the machine in the same mood.
    const page = await measure(path, times);
    const floor = await measure(`/floor${path}`.replace(/\/$/, ""), times);
    figures.push({ path, page, floor, times });
    console.log(
      `${path}: ${categories.map((_, index) => points(page, index)).join(", ")}, FCP ${Math.round(page.fcp)} ms, LCP ${Math.round(page.lcp)} ms`,
    );
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const version = browser.version();
  const filter = median(await filterDelay(browser, base, 9));
  const links: (string | number)[][] = [];
  for (const { way, goal } of ways) {
    const delays: number[] = [];
    for (let run = 0; run < 5; run += 1) delays.push(await pageChange(base, way));
    links.push([
      `Link, home to course list, ${way}: press to First Contentful Paint, median of five`,
      Math.round(median(delays)),
      `at most ${goal}`,
    ]);
  }
  await browser.close();

  const text = [
    `${measured}; Chromium ${version}.`,
    "",
    "### Scores and times",
    "",
    "Lighthouse, mobile; the median of the runs, and in brackets the lowest score where it is another. The last two columns set the page beside its floor, the same page without scripts.",
    "",
    table(
      [
        "Route",
        "Runs",
        "Performance",
        "Accessibility",
        "Best practices",
        "SEO",
        "FCP ms",
        "LCP ms",
        "TBT ms",
        "CLS",
        "FCP / floor",
        "LCP / floor",
      ],
      [
        ...figures.map(({ path, page, floor, times }) => [
          path,
          times,
          ...[0, 1, 2].map((index) => points(page, index)),
          hidden.has(path) ? "–" : points(page, 3),
          Math.round(page.fcp),
          Math.round(page.lcp),
          Math.round(page.tbt),
          Number(page.cls.toFixed(3)),
          ratio(page.fcp, floor.fcp),
          ratio(page.lcp, floor.lcp),
        ]),
        ["**Goal**", "", 100, 100, 100, 100, "", "", "under 50", 0, "at most 1.05", "at most 1.05"],
      ],
    ),
    "",
    "### Bytes",
    "",
    "KB (1,000 bytes) as sent, headers included, of what the browser fetches by itself on a phone.",
    "",
    table(
      [
        "Route",
        ...kinds.map((kind) => (kind === "Stylesheet" ? "Style sheet" : kind)),
        "In all",
        "Requests",
        "Floor in all",
      ],
      figures.map(({ path, page, floor }) => [
        path,
        ...page.bytes.map(inKb),
        inKb(page.bytes.reduce((sum, one) => sum + one, 0)),
        page.requests,
        inKb(floor.bytes.reduce((sum, one) => sum + one, 0)),
      ]),
    ),
    "",
    "### Interactions",
    "",
    "CPU four times slower; the filter in a phone's window, the link where the browser may prerender.",
    "",
    table(
      ["Interaction", "ms", "Goal"],
      [
        [
          "Course filter of the home page, click to next paint (INP), median of nine",
          Math.round(filter),
          "at most 100",
        ],
        ...links,
      ],
    ),
  ].join("\n");
  console.log(`\n${text}`);
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true });
}
