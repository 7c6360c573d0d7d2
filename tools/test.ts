/** Runs `npm run test:all` and ends in a line of counts, whatever has happened. `npm test`. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const results = "test-results";

/** What is read of the reports that Vitest and Playwright write as JSON. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
};

rmSync(results, { recursive: true, force: true });
const { status } = spawnSync("npm run --silent test:all", { stdio: "inherit", shell: true });

let [passed, failed] = [0, 0];
for (const file of ["unit.json", "html.json", "browser.json"].map((name) => join(results, name))) {
  // A step that was not reached has no report.
  if (!existsSync(file)) continue;
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(file, "utf8")) as Report;
  // A test that passed when it was tried again has passed; Playwright names it as flaky.
  passed += numPassedTests + (stats ? stats.expected + stats.flaky : 0);
  failed += numFailedTests + (stats?.unexpected ?? 0);
}
// Types, lint, format, content, the build and the coverage fail without being a test.
if (status !== 0 && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
