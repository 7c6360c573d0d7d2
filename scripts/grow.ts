/**
 * Grows the content in a copy of the project, builds the copy twice, and writes what that took to `docs/performance.md`.
 * `npm run grow -- --courses=1000 --articles=1000`, after a build. A tenth of each is measured first, so that the cost of a page
 * can be compared. With fewer than 1,000 of each, nothing is written.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { format } from "prettier";
import { listPages } from "../site/pages.ts";

const grown = join(".cache", "grown");
const report = join("docs", "performance.md");
const [begin, end] = ["<!-- grown -->", "<!-- /grown -->"];
/** Copies of these are distinct by a number. */
const { courses: courseFiles, articles: articleFiles } = {
  courses: readdirSync(join("content", "courses")).filter((name) => name.endsWith(".yaml")),
  articles: readdirSync(join("content", "articles")).filter((name) => name.endsWith(".md")),
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values: options } = parseArgs({
  options: { courses: { type: "string", default: "1000" }, articles: { type: "string", default: "1000" } },
});
const [courses, articles] = [Number(options.courses), Number(options.articles)];
if (![courses, articles].every((count) => Number.isInteger(count) && count >= 10))
  fail(
    `--courses is "${options.courses}" and --articles "${options.articles}": give whole numbers from 10, such as 1000.`,
  );
if (!existsSync(join("build", "client", "index.html")))
  fail('There is no built site in build/client to compare with: run "npm run build" first.');
if (process.platform !== "linux")
  fail("The memory of a build is read from /proc, which only Linux has: run this on Linux.");

/** Copies what a build reads into an empty folder, and gives the copy so many courses with a page and articles. */
function plant(courseCount: number, articleCount: number): void {
  rmSync(grown, { recursive: true, force: true });
  mkdirSync(grown, { recursive: true });
  for (const folder of ["app", "site", "scripts", "content"])
    cpSync(folder, join(grown, folder), { recursive: true });
  for (const entry of readdirSync(".", { withFileTypes: true }))
    if (entry.isFile()) cpSync(entry.name, join(grown, entry.name));
  symlinkSync(resolve("node_modules"), join(grown, "node_modules"));

  const categories = readdirSync(join("content", "categories")).map((name) => name.replace(".yaml", ""));
  const text = (folder: string, files: readonly string[], index: number) =>
    readFileSync(join("content", folder, files[index % files.length] ?? ""), "utf8");
  const put = (file: string, words: string) => writeFileSync(join(grown, "content", file), words);
  for (let index = courseFiles.length; index < courseCount; index += 1) {
    // A round of all courses stays in one category, so that each category gets courses of all kinds.
    const category = categories[Math.floor(index / courseFiles.length) % categories.length];
    const title = `Course ${index} on working together`;
    put(
      `courses/grown-${index}.yaml`,
      text("courses", courseFiles, index)
        .replace(/^id: .*/m, `id: grown-course-${index}`)
        .replace(/^title: .*/m, `title: ${title}`)
        .replace(/^category: .*/m, `category: ${category}`)
        .replace(/^( +)title: .*/m, `$1title: ${title}`),
    );
  }
  for (let index = articleFiles.length; index < articleCount; index += 1) {
    const day = new Date(Date.UTC(2023, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);
    const title = `Article ${index} about learning`;
    put(
      `articles/grown-${index}.md`,
      text("articles", articleFiles, index)
        .replace(/^title: .*/m, `title: ${title}`)
        .replace(/^date: .*/m, `date: "${day}"`)
        .replace(/^( +)title: .*/m, `$1title: ${title}`),
    );
  }
}

/** Bytes of memory that the processes of a group hold now. */
function memoryOf(group: number): number {
  let pages = 0;
  for (const id of readdirSync("/proc")) {
    if (!/^\d+$/.test(id)) continue;
    try {
      // The name of the program, in brackets, may hold spaces (proc_pid_stat(5)).
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended since its folder was listed.
    }
  }
  return pages * 4096;
}

/** Seconds of processor time of all programs that were started here and have ended: fields 16 and 17 of proc_pid_stat(5). */
function processorTime(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

type Cost = { seconds: number; processor: number; memory: number };

/** Builds the copy. */
async function build(): Promise<Cost> {
  const [start, before] = [performance.now(), processorTime()];
  const program = spawn("npm", ["run", "--silent", "build"], {
    cwd: grown,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(program.pid ?? 0))), 200);
  const code = await new Promise((ended) => program.once("close", ended));
  clearInterval(watch);
  if (code !== 0) fail(`The build of ${grown} ended with ${String(code)}:\n${said}`);
  return { seconds: (performance.now() - start) / 1000, processor: processorTime() - before, memory };
}

/** The bytes of a page as sent: its document, and the scripts that it names. */
function weigh(project: string, path: string): { document: number; scripts: number } {
  const root = join(project, "build", "client");
  const document = readFileSync(join(root, path, "index.html"));
  const names = new Set(document.toString().match(/\/assets\/[\w.-]+\.js/g));
  const sent = (bytes: Buffer) => brotliCompressSync(bytes).length;
  const scripts = [...names].reduce((sum, name) => sum + sent(readFileSync(join(root, name))), 0);
  return { document: sent(document), scripts };
}

/** How many bytes more the pages of the present content take in the copy than in the ordinary build. */
function heavier(): { path: string; document: number; scripts: number }[] {
  return listPages().map(({ path }) => {
    const [one, other] = [weigh(".", path), weigh(grown, path)];
    return { path, document: other.document - one.document, scripts: other.scripts - one.scripts };
  });
}

type Figures = {
  pages: number;
  first: Cost;
  second: Cost;
  files: number[];
  heavy: ReturnType<typeof heavier>;
};
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The files whose size grows with the content, as they are sent; a feed and a sitemap also in full, as their limits count. */
const watchedFiles = [
  ["Search data", "words/*/shared/search.js.br"],
  ["Addresses for the error page", "words/*/shared/near.js.br"],
  ["Sitemap, not compressed", "sitemap.xml"],
  ["Feed, not compressed", "blog/feed.xml"],
  ["llms.txt, not compressed", "llms.txt"],
] as const;

async function measure(courseCount: number, articleCount: number): Promise<Figures> {
  plant(courseCount, articleCount);
  const first = await build();
  const heavy = heavier();
  const edited = join(grown, "content", "articles", articleFiles[0] ?? "");
  writeFileSync(edited, `${readFileSync(edited, "utf8")}\nOne more sentence.\n`);
  const second = await build();
  const sizes = watchedFiles.map(([, pattern]) => {
    const [file] = globSync(join(grown, "build", "client", pattern));
    if (file === undefined) fail(`The build of ${grown} wrote no ${pattern}.`);
    return statSync(file).size;
  });
  // The error page too.
  const pages =
    Object.keys(JSON.parse(readFileSync(join(grown, "build", "made-from.json"), "utf8")) as object).length +
    1;
  console.log(`${courseCount} courses, ${articleCount} articles:`, { pages, first, second, sizes });
  return { pages, first, second, files: sizes, heavy };
}

const load = loadavg()[0] ?? 0;
const small = await measure(Math.max(10, Math.round(courses / 10)), Math.max(10, Math.round(articles / 10)));
const large = await measure(courses, articles);

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const both = (name: string, of: (figures: Figures) => string | number, goal = "") =>
  row(name, of(small), of(large), goal);
const text = [
  `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run grow\`: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}; load before the run ${load.toFixed(1)}. Processor time is that of both cores together.`,
  "",
  row("What", `A tenth: ${small.pages} pages`, `${courses} courses, ${articles} articles`, "Goal"),
  row("---", "---", "---", "---"),
  both("Pages", ({ pages }) => pages),
  both("First build, s", ({ first }) => first.seconds.toFixed(0), "under 180"),
  both("First build, processor time, s", ({ first }) => first.processor.toFixed(0)),
  both(
    "First build per page, processor time, ms",
    ({ first, pages }) => ((first.processor * 1000) / pages).toFixed(0),
    "the same",
  ),
  both("Build after one edit, s", ({ second }) => second.seconds.toFixed(0), "under 20"),
  both("Build after one edit, processor time, s", ({ second }) => second.processor.toFixed(0)),
  both(
    "Most memory, MB",
    ({ first, second }) => Math.round(Math.max(first.memory, second.memory) / 1e6),
    "under 2,000",
  ),
  ...watchedFiles.map(([name], index) => both(name, ({ files }) => kb(files[index] ?? 0))),
  both(
    "Pages of the specification with more script",
    ({ heavy }) => heavy.filter(({ scripts }) => scripts > 0).length,
    "0",
  ),
  both(
    "Pages of the specification with a longer document",
    ({ heavy }) => heavy.filter(({ document }) => document > 0).length,
    "0, but for lists",
  ),
  "",
  `Bytes of the documents beside those of the ordinary build: ${large.heavy.map(({ path, document }) => `${path} ${document}`).join(", ")}.`,
].join("\n");
console.log(`\n${text}`);

if (courses >= 1000 && articles >= 1000) {
  const page = readFileSync(report, "utf8");
  if (!page.includes(begin) || !page.includes(end))
    fail(`${report} lacks the line ${begin} or ${end}, between which the figures go: put both in.`);
  const [before = ""] = page.split(begin);
  const after = page.slice(page.indexOf(end));
  writeFileSync(report, await format(`${before}${begin}\n\n${text}\n\n${after}`, { parser: "markdown" }));
  console.log(`\nWritten to ${report}.`);
}
