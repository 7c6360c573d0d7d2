/** All checks of the project, in the order in which a mistake is cheapest to find; ends in a line of counts. `npm test`. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

type Counts = { passed: number; failed: number };
type Step = { name: string; command: string; args: string[]; count?: () => Counts };

const results = "test-results";

/** Counts in a report of Vitest's JSON reporter. */
function vitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts in a report of Playwright's JSON reporter. A test that passed when it was tried again has passed; it is named above. */
function playwrightCounts(file: string): Counts {
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const steps: Step[] = [
  { name: "route types", command: "react-router", args: ["typegen"] },
  { name: "types", command: "tsc", args: [] },
  { name: "lint", command: "oxlint", args: ["--deny-warnings"] },
  { name: "styles", command: "stylelint", args: ["app/**/*.css"] },
  { name: "format", command: "prettier", args: ["--check", "--log-level", "warn", "."] },
  { name: "content", command: "node", args: ["scripts/check-content.ts"] },
  {
    name: "unit tests",
    command: "vitest",
    args: [
      "run",
      "--project",
      "unit",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/unit.json`,
    ],
    count: () => vitestCounts(`${results}/unit.json`),
  },
  { name: "build", command: "npm", args: ["run", "--silent", "build"] },
  {
    name: "tests of the built HTML",
    command: "vitest",
    args: [
      "run",
      "--project",
      "html",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/html.json`,
    ],
    count: () => vitestCounts(`${results}/html.json`),
  },
  {
    name: "browser tests",
    command: "playwright",
    args: ["test"],
    count: () => playwrightCounts(`${results}/browser.json`),
  },
  { name: "coverage of the specification", command: "node", args: ["scripts/coverage.ts"] },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total: Counts = { passed: 0, failed: 0 };
for (const { name, command, args, count } of steps) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  const counts = count && status !== null ? safely(count) : undefined;
  total.passed += counts?.passed ?? (status === 0 ? 1 : 0);
  total.failed += counts ? Math.max(counts.failed, status === 0 ? 0 : 1) : status === 0 ? 0 : 1;
  console.log(
    `== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  // What follows rests on what came before: a site that was not built cannot be tested.
  if (status !== 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function safely(count: () => Counts): Counts | undefined {
  try {
    return count();
  } catch {
    return undefined;
  }
}
