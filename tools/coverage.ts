/** Checks that each clause of the specification has a row in clauses.yaml or a test (`showClauses`). */
import { globSync, readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { readClauses } from "../tests/spec/clauses.ts";

const clauses = readClauses();
const shown = new Set([...clauses].filter(([, { holds }]) => holds.length > 0).map(([id]) => id));
const wrong: string[] = [];

function collect({ specs, suites = [] }: JSONReportSuite): void {
  for (const { title, file, tests } of specs) {
    const named = tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description = "" }) => (type === "clause" ? [description] : [])),
    );
    if (named.length === 0 && !file.startsWith("spec/")) continue;
    // In each window. A skipped test covers nothing.
    const ok = tests.every(({ status }) => status === "expected");
    if (!ok) wrong.push(`This test fails, so it covers no clause: ${file}: ${title}`);
    if (ok && named.length === 0) wrong.push(`This test names no clause: ${file}: ${title}`);
    for (const id of new Set(named)) {
      if (!clauses.has(id)) wrong.push(`This test names the unknown clause “${id}”: ${file}: ${title}`);
      else if (ok) shown.add(id);
    }
  }
  suites.forEach(collect);
}

// Each shard of the browser tests has a report and, from its machine, a folder.
for (const file of globSync("test-results/**/browser.json")) {
  const report: JSONReport = JSON.parse(readFileSync(file, "utf8"));
  report.suites.forEach(collect);
}
for (const [id, { quote }] of clauses) if (!shown.has(id)) wrong.push(`No test covers ${id}: ${quote}`);
for (const sentence of wrong) console.error(sentence);
console.log(`${shown.size} of ${clauses.size} clauses are covered by rows or browser tests.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
