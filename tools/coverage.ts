/**
 * Whether each clause of the specification is shown by a test. Reads the report of the browser tests and fails where a clause has no
 * test, a test names no clause, or a test has failed. A test names its clause before the first colon of its title:
 * `npm run check:coverage`, after the browser tests.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { isSample } from "../tests/sample.ts";

if (!isSample) {
  console.log("The tests of the specification are of the sample: CONTENT=content npm test runs them.");
  process.exit();
}

const folder = "spec/";

/** What is read of the report of Playwright's JSON reporter. */
type Suite = { specs?: { title: string; file: string; ok: boolean }[]; suites?: Suite[] };

const clauses = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync("tests/spec/clauses.yaml", "utf8")));
const tests = new Map(Object.keys(clauses).map((id) => [id, 0]));
const wrong: string[] = [];

function collect(suite: Suite): void {
  for (const { title, file, ok } of suite.specs ?? []) {
    if (!file.startsWith(folder)) continue;
    const [clause = ""] = title.split(": ", 1);
    const count = tests.get(clause);
    if (!ok) wrong.push(`This test fails, so it shows nothing: ${file}: ${title}`);
    else if (count === undefined) wrong.push(`This test names no clause: ${file}: ${title}`);
    else tests.set(clause, count + 1);
  }
  for (const inner of suite.suites ?? []) collect(inner);
}

const { suites } = JSON.parse(readFileSync("test-results/browser.json", "utf8")) as { suites: Suite[] };
for (const suite of suites) collect(suite);
const bare = Object.entries(clauses).filter(([id]) => tests.get(id) === 0);
for (const [id, quote] of bare) wrong.push(`No test shows ${id}: ${quote}`);
for (const sentence of wrong) console.error(sentence);
console.log(`${tests.size - bare.length} of ${tests.size} clauses are shown by tests.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
