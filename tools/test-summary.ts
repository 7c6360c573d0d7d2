/** What is read of the reports that Vitest and Playwright write as JSON. */
export type Report = {
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
