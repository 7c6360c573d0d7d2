/**
 * Which test shows which clause of the specification. Reads the report of the browser tests and fails where a clause has no test,
 * a test names no clause, a test has failed, or `docs/specification-coverage.md` says something else. A test names its clause
 * before the first colon of its title. After the browser tests: `npm run check:coverage`, or `npm run accept:coverage`, which
 * writes the page anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { clauses } from "../tests/spec/clauses.ts";

const report = "test-results/browser.json";
const page = "docs/specification-coverage.md";
const folder = "spec/";
const { accept } = parseArgs({ options: { accept: { type: "boolean", default: false } } }).values;

/** What is read of the report of Playwright's JSON reporter. */
type Suite = {
  file: string;
  specs?: { title: string; file: string; ok: boolean; tests: { projectName: string }[] }[];
  suites?: Suite[];
};

type Shown = { file: string; sentence: string; sizes: Set<string> };

const known = new Map<string, Map<string, Shown>>(clauses.map(({ id }) => [id, new Map()]));
const strays: string[] = [];
const failed: string[] = [];

function collect(suite: Suite): void {
  for (const { title, file, ok, tests } of suite.specs ?? []) {
    if (!file.startsWith(folder)) continue;
    if (!ok) {
      failed.push(`${file}: ${title}`);
      continue;
    }
    const at = title.indexOf(": ");
    const shown = at > 0 ? known.get(title.slice(0, at)) : undefined;
    if (!shown) {
      strays.push(`${file}: ${title}`);
      continue;
    }
    const key = `${file} ${title}`;
    const test = shown.get(key) ?? { file: basename(file), sentence: title.slice(at + 2), sizes: new Set() };
    for (const { projectName } of tests) test.sizes.add(projectName);
    shown.set(key, test);
  }
  for (const inner of suite.suites ?? []) collect(inner);
}

/** Text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

const { suites } = JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] };
for (const suite of suites) collect(suite);

const rows = clauses.map(({ id, quote }) => {
  const tests = [...(known.get(id)?.values() ?? [])]
    .toSorted((one, other) => (`${one.file} ${one.sentence}` < `${other.file} ${other.sentence}` ? -1 : 1))
    .map(
      ({ file, sentence, sizes }) => `${cell(sentence)} (\`${file}\`: ${[...sizes].toSorted().join(", ")})`,
    );
  return `| ${cell(id)} | ${cell(quote)} | ${tests.join("<br>") || "**none**"} |`;
});
const count = [...known.values()].reduce((sum, tests) => sum + tests.size, 0);

const words = [
  "# Coverage of the specification",
  "",
  `${clauses.length} clauses, ${count} tests. Written by \`npm run accept:coverage\` from the report of the browser tests; the clauses are listed in \`tests/spec/clauses.ts\`. “§” is a section of the specification, “Ruling” is what the rulings settle where it is silent.`,
  "",
  "<!-- prettier-ignore -->",
  "| Clause | Its words | The tests that show it |",
  "| --- | --- | --- |",
  ...rows,
  "",
].join("\n");

const bare = clauses.filter(({ id }) => known.get(id)?.size === 0);
for (const { id, quote } of bare) console.error(`No test shows ${id}: ${quote}`);
for (const stray of strays) console.error(`This test names no clause: ${stray}`);
for (const failure of failed) console.error(`This test fails, so it shows nothing: ${failure}`);
let wrong = bare.length + strays.length + failed.length > 0;
if (accept && !wrong) writeFileSync(page, words);
else if (readFileSync(page, "utf8") !== words) {
  console.error(
    `${page} is not what these tests show: run all of them ("npm run test:browser"), then "npm run accept:coverage", and commit it.`,
  );
  wrong = true;
}
console.log(`${clauses.length - bare.length} of ${clauses.length} clauses are shown by ${count} tests.`);
process.exitCode = wrong ? 1 : 0;
