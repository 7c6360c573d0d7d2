/**
 * Builds a copy of the project with 1,000 courses and 1,000 articles, copies of the present ones, and fails where that takes more
 * time or memory than it may. `npm run grow`; `--courses` and `--articles` ask for other numbers.
 */
import { spawn, spawnSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copySite } from "../tests/fixtures/site-copy.ts";

/** What a build may take at most: seconds, and megabytes of memory at a time. */
const [mostSeconds, mostMemory] = [120, 2000];
const grown = copySite("grown");

const { values: options } = parseArgs({
  options: { courses: { type: "string", default: "1000" }, articles: { type: "string", default: "1000" } },
});

/** Adds copies of the files of a folder of the content, distinct by a number, until there are so many. */
function multiply(
  folder: string,
  count: string,
  change: (text: string, index: number, round: number) => string,
): void {
  const files = readdirSync(join("content", folder));
  for (let index = files.length; index < Number(count); index += 1) {
    const file = files[index % files.length] ?? "";
    const text = grown.read(join("content", folder, file));
    const name = file.replace(/^.*\./, `grown-${index}.`);
    grown.put(join("content", folder, name), change(text, index, Math.floor(index / files.length)));
  }
}

/** Megabytes of memory that the processes of a session hold now. */
const memoryOf = (session: number) =>
  spawnSync("ps", ["-o", "rss=", "-s", String(session)], { encoding: "utf8" })
    .stdout.split("\n")
    .reduce((sum, size) => sum + Number(size) / 1000, 0);

grown.make();
const categories = readdirSync(join("content", "categories")).map((name) => name.replace(".yaml", ""));
multiply("courses", options.courses, (text, index, round) =>
  text
    .replace(/^id: .*/m, `id: grown-course-${index}`)
    .replace(/^( *)title: .*/gm, `$1title: Course ${index} on working together`)
    // A round of all courses stays in one category, so that each category gets courses of all kinds.
    .replace(/^category: .*/m, `category: ${categories[round % categories.length]}`),
);
multiply("articles", options.articles, (text, index) =>
  text
    .replace(/^( *)title: .*/gm, `$1title: Article ${index} about learning`)
    .replace(/^date: .*/m, `date: "${new Date(Date.UTC(2023, 0, 1 - index)).toISOString().slice(0, 10)}"`),
);

const start = performance.now();
const build = spawn("npm", ["run", "--silent", "build"], {
  cwd: grown.root,
  detached: true,
  stdio: "inherit",
});
let most = 0;
const watch = setInterval(() => (most = Math.max(most, memoryOf(build.pid ?? 0))), 500);
const code = await new Promise((ended) => build.once("close", ended));
clearInterval(watch);
const [seconds, memory] = [Math.round((performance.now() - start) / 1000), Math.round(most)];
const pages = globSync("build/client/**/*.html", { cwd: grown.root }).length;
console.log(`${pages} pages, ${seconds} s (${mostSeconds} at most), ${memory} MB (${mostMemory} at most)`);
if (code !== 0 || seconds > mostSeconds || memory > mostMemory) process.exitCode = 1;
