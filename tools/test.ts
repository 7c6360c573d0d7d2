/** Runs `npm run test:all` and ends in a line of counts, whatever has happened. `npm test`. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What is read of the reports that Vitest and Playwright write as JSON. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
  suites?: Suite[];
};
type Suite = { specs?: { title: string; file: string; tests: { status: string }[] }[]; suites?: Suite[] };

/** The tests of a suite that passed only when they were tried again, each with its file. */
const flakyOf = ({ specs = [], suites = [] }: Suite): string[] =>
  specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`)
    .concat(suites.flatMap(flakyOf));

/** The counts of all reports in one line. It names the tests that passed only when they were tried again. */
export function summaryOf(reports: readonly Report[], succeeded: boolean): { line: string; failed: number } {
  let [passed, flaky, failed] = [0, 0, 0];
  for (const { numPassedTests = 0, numFailedTests = 0, stats } of reports) {
    passed += numPassedTests + (stats?.expected ?? 0);
    flaky += stats?.flaky ?? 0;
    failed += numFailedTests + (stats?.unexpected ?? 0);
  }
  // Types, lint, format, content, the build and the coverage fail without being a test.
  if (!succeeded && failed === 0) failed = 1;
  const names = reports.flatMap(flakyOf).join("; ");
  const line = flaky
    ? `${passed} passed, ${flaky} flaky, ${failed} failed. Passed only when tried again: ${names}`
    : `${passed} passed, ${failed} failed`;
  return { line, failed };
}

if (import.meta.main) {
  const results = "test-results";
  rmSync(results, { recursive: true, force: true });
  const { status } = spawnSync("npm run --silent test:all", { stdio: "inherit", shell: true });
  const reports = ["unit.json", "html.json", "browser.json"]
    .map((name) => join(results, name))
    // A step that was not reached has no report.
    .filter((file) => existsSync(file))
    .map((file): Report => JSON.parse(readFileSync(file, "utf8")));
  const { line, failed } = summaryOf(reports, status === 0);
  console.log(`\n${line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
