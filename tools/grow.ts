/**
 * Builds a copy of the project with 1,000 courses and 1,000 articles, copies of the present ones, and fails where that takes more
 * time or memory than it may. `npm run grow`; `--courses` and `--articles` ask for other numbers.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** What a build may take at most: seconds, and megabytes of memory at a time. */
const [mostSeconds, mostMemory] = [120, 2000];
const grown = join(".cache", "grown");

const { values: options } = parseArgs({
  options: { courses: { type: "string", default: "1000" }, articles: { type: "string", default: "1000" } },
});

/** Adds copies of the files of a folder of the content, distinct by a number, until there are so many. */
function multiply(
  folder: string,
  count: string,
  change: (text: string, index: number, round: number) => string,
): void {
  const place = join(grown, "content", folder);
  const files = readdirSync(place);
  for (let index = files.length; index < Number(count); index += 1) {
    const file = files[index % files.length] ?? "";
    const text = readFileSync(join(place, file), "utf8");
    const name = file.replace(/^.*\./, `grown-${index}.`);
    writeFileSync(join(place, name), change(text, index, Math.floor(index / files.length)));
  }
}

/** Bytes of memory that the processes of a group hold now (proc_pid_stat(5)). */
function memoryOf(group: number): number {
  let pages = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      // The name of the program, in brackets, may hold spaces.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended since its folder was listed.
    }
  return pages * 4096;
}

rmSync(grown, { recursive: true, force: true });
mkdirSync(grown, { recursive: true });
for (const folder of ["app", "site", "scripts", "content"])
  cpSync(folder, join(grown, folder), { recursive: true });
for (const entry of readdirSync(".", { withFileTypes: true }))
  if (entry.isFile()) cpSync(entry.name, join(grown, entry.name));
symlinkSync(resolve("node_modules"), join(grown, "node_modules"));

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
const build = spawn("npm", ["run", "--silent", "build"], { cwd: grown, detached: true, stdio: "inherit" });
let most = 0;
const watch = setInterval(() => (most = Math.max(most, memoryOf(build.pid ?? 0))), 200);
const code = await new Promise((ended) => build.once("close", ended));
clearInterval(watch);
const [seconds, memory] = [Math.round((performance.now() - start) / 1000), Math.round(most / 1e6)];
const pages = globSync(join(grown, "build", "client", "**", "*.html")).length;
console.log(`${pages} pages, ${seconds} s (${mostSeconds} at most), ${memory} MB (${mostMemory} at most)`);
if (code !== 0 || seconds > mostSeconds || memory > mostMemory) process.exitCode = 1;
