/**
 * Whether each clause of the specification is shown: by rows of its own in tests/spec/clauses.yaml, which `npm run test:html` holds on
 * the pages, or by a browser test that names it. Reads the report of the browser tests and fails where a clause has neither, a test
 * names no clause, or a test has failed. A test names its clauses before the first colon of its title: `npm run check:coverage`,
 * after the browser tests.
 */
import { readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { isSample } from "../tests/sample.ts";
import { readClauses } from "../tests/spec/clauses.ts";

if (!isSample) {
  console.log("The tests of the specification need the sample: run CONTENT=content npm test.");
  process.exit();
}

const clauses = readClauses();
const shown = new Set([...clauses].filter(([, { holds }]) => holds.length > 0).map(([id]) => id));
const wrong: string[] = [];

function collect({ specs, suites = [] }: JSONReportSuite): void {
  for (const { title, file, tests } of specs) {
    if (!file.startsWith("spec/")) continue;
    // In each window that it runs in; one that is skipped shows nothing.
    const ok = tests.every(({ status }) => status === "expected" || status === "flaky");
    if (!ok) wrong.push(`This test fails, so it shows nothing: ${file}: ${title}`);
    for (const id of (title.split(": ", 1)[0] ?? "").split(", ")) {
      if (!clauses.has(id))
        wrong.push(`This test names a clause that there is not, "${id}": ${file}: ${title}`);
      else if (ok) shown.add(id);
    }
  }
  suites.forEach(collect);
}

const report: JSONReport = JSON.parse(readFileSync("test-results/browser.json", "utf8"));
report.suites.forEach(collect);
for (const [id, { quote }] of clauses) if (!shown.has(id)) wrong.push(`Nothing shows ${id}: ${quote}`);
for (const sentence of wrong) console.error(sentence);
console.log(`${shown.size} of ${clauses.size} clauses are shown, by rows or by browser tests.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
