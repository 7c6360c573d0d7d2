/**
 * Which test shows which clause of the specification. Reads the report of the browser tests, writes
 * `docs/specification-coverage.md`, and fails where a clause has no test, a test names no clause, or a test has failed. A test
 * names its clause before the first colon of its title. Run it after the browser tests: `node scripts/coverage.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { clauses } from "../tests/spec/clauses.ts";

const report = "test-results/browser.json";
const page = "docs/specification-coverage.md";
const folder = "spec/";

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

writeFileSync(
  page,
  [
    "# Coverage of the specification",
    "",
    `${clauses.length} clauses, ${count} tests. Written by \`node scripts/coverage.ts\` from the report of the browser tests; the clauses are listed in \`tests/spec/clauses.ts\`. “§” is a section of the specification, “Ruling” is what the rulings settle where it is silent.`,
    "",
    "<!-- prettier-ignore -->",
    "| Clause | Its words | The tests that show it |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n"),
);

const bare = clauses.filter(({ id }) => known.get(id)?.size === 0);
for (const { id, quote } of bare) console.error(`No test shows ${id}: ${quote}`);
for (const stray of strays) console.error(`This test names no clause: ${stray}`);
for (const failure of failed) console.error(`This test fails, so it shows nothing: ${failure}`);
console.log(`${clauses.length - bare.length} of ${clauses.length} clauses are shown by ${count} tests.`);
process.exitCode = bare.length + strays.length + failed.length > 0 ? 1 : 0;
