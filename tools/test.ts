/** Runs all steps of `npm test`, then prints failures, times and the number of tests. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Parts of Vitest's and Playwright's JSON reports. Times in milliseconds. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults?: { fullName: string; failureMessages?: string[] | null }[];
  }[];
  stats?: { expected: number; unexpected: number };
  suites?: Suite[];
};
type Suite = {
  specs?: { title: string; file: string; tests: { results: Result[] }[] }[];
  suites?: Suite[];
};

type Result = { duration: number; errors?: { message?: string }[] };

/** Steps of `npm test`. The first failure ends it. */
const steps = ["check", "build", "test:html", "test:browser", "check:coverage"];

/** Counts of all reports in one line. */
export function summaryOf(reports: readonly Report[], succeeded: boolean): { line: string; failed: number } {
  let [passed, failed] = [0, 0];
  for (const { numPassedTests = 0, numFailedTests = 0, stats } of reports) {
    passed += numPassedTests + (stats?.expected ?? 0);
    failed += numFailedTests + (stats?.unexpected ?? 0);
  }
  // Types, lint, format, content, build and coverage can fail without a test.
  if (!succeeded && failed === 0) failed = 1;
  return { line: `${passed} passed, ${failed} failed`, failed };
}

/** The failed tests, each with the start of its messages. They come last, since a log is often cut at its start. */
export function failuresOf(reports: readonly Report[]): string[] {
  const named = (title: string, messages: readonly string[]) =>
    messages.map((message) =>
      [title, ...stripVTControlCharacters(message).split("\n").slice(0, 12)].join("\n    "),
    );
  const failedIn = ({ specs = [], suites = [] }: Suite): string[] =>
    specs
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) =>
          results.flatMap(({ errors = [] }) =>
            named(
              title,
              errors.map(({ message = "" }) => message),
            ),
          ),
        ),
      )
      .concat(suites.flatMap(failedIn));
  return reports.flatMap(({ testResults = [], suites = [] }) => [
    ...testResults.flatMap(({ assertionResults = [] }) =>
      assertionResults.flatMap(({ fullName, failureMessages }) => named(fullName, failureMessages ?? [])),
    ),
    ...suites.flatMap(failedIn),
  ]);
}

const durationsOf = ({ specs = [], suites = [] }: Suite): [file: string, duration: number][] =>
  specs
    .flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }): [string, number] => [file, duration])),
    )
    .concat(suites.flatMap(durationsOf));

/** The slowest test files with their seconds. Files run in parallel, so the sum exceeds the total time. */
export function slowestFiles(reports: readonly Report[], most = 10): string[] {
  const times = new Map<string, number>();
  for (const { testResults = [], suites = [] } of reports)
    for (const [file, duration] of [
      ...testResults.map(
        ({ name, startTime, endTime }) => [relative(".", name), endTime - startTime] as const,
      ),
      ...suites.flatMap(durationsOf),
    ])
      times.set(file, (times.get(file) ?? 0) + duration);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, time]) => secondsLine(file, time));
}

const secondsLine = (name: string, milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${name}`;

if (import.meta.main) {
  const results = "test-results";
  rmSync(results, { recursive: true, force: true });
  const times: string[] = [];
  const succeeded = steps.every((step) => {
    const start = performance.now();
    const { status } = spawnSync(`npm run --silent ${step}`, { stdio: "inherit", shell: true });
    times.push(secondsLine(step, performance.now() - start));
    return status === 0;
  });
  const reports = ["unit.json", "html.json", "browser.json"]
    .map((name) => join(results, name))
    .filter((file) => existsSync(file))
    .map((file): Report => JSON.parse(readFileSync(file, "utf8")));
  const { line, failed } = summaryOf(reports, succeeded);
  console.log(["\nSteps:", ...times, "\nSlowest test files:", ...slowestFiles(reports)].join("\n"));
  if (failed > 0) console.log(["\nFailures:", ...failuresOf(reports)].join("\n"));
  console.log(`\n${line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
