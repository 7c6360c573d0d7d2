/** Runs all steps of `npm test`, then prints times and the number of tests. Each step prints its failures itself. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";

/** Parts of Vitest's and Playwright's JSON reports. Times in milliseconds. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; startTime: number; endTime: number }[];
  stats?: { expected: number; unexpected: number };
  suites?: Suite[];
};
type Suite = {
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

/** Steps of `npm test`. The first failure ends it. */
const steps = ["check", "build", "test:html", "test:browser", "check:coverage"];

const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce<number>((all, one = 0) => all + one, 0);

/** Counts of all reports in one line. */
export function summaryOf(reports: readonly Report[], succeeded: boolean): string {
  const passed = sum(reports.flatMap((one) => [one.numPassedTests, one.stats?.expected]));
  const failed = sum(reports.flatMap((one) => [one.numFailedTests, one.stats?.unexpected]));
  // Types, lint, format, content, build and coverage can fail without a test.
  return `${passed} passed, ${succeeded ? failed : Math.max(1, failed)} failed`;
}

type Time = readonly [name: string, milliseconds: number];

const timesIn = ({ specs = [], suites = [] }: Suite): Time[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }): Time => [file, duration])),
  ),
  ...suites.flatMap(timesIn),
];

const timeLine = ([name, milliseconds]: Time) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${name}`;

/** The slowest test files with their seconds. Files run in parallel, so the sum exceeds the total time. */
export function slowestFiles(reports: readonly Report[], most = 10): string[] {
  const times = reports.flatMap(({ testResults = [], suites = [] }) => [
    ...testResults.map(({ name, startTime, endTime }): Time => [relative(".", name), endTime - startTime]),
    ...suites.flatMap(timesIn),
  ]);
  return [...Map.groupBy(times, ([file]) => file)]
    .map(([file, all]): Time => [file, sum(all.map(([, time]) => time))])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(timeLine);
}

if (import.meta.main) {
  const results = "test-results";
  rmSync(results, { recursive: true, force: true });
  const times: string[] = [];
  const succeeded = steps.every((step) => {
    const start = performance.now();
    const { status } = spawnSync(`npm run --silent ${step}`, { stdio: "inherit", shell: true });
    times.push(timeLine([step, performance.now() - start]));
    return status === 0;
  });
  const reports = globSync(`${results}/{unit,html,browser}.json`).map((file): Report =>
    JSON.parse(readFileSync(file, "utf8")),
  );
  console.log(["\nSteps:", ...times, "\nSlowest test files:", ...slowestFiles(reports)].join("\n"));
  console.log(`\n${summaryOf(reports, succeeded)}`);
  process.exitCode = succeeded ? 0 : 1;
}
