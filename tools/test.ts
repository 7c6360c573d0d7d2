/** Runs `npm run test:all` and ends in a line of counts, whatever has happened. `npm test`. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { summaryOf, type Report } from "./test-summary.ts";

const results = "test-results";

rmSync(results, { recursive: true, force: true });
const { status } = spawnSync("npm run --silent test:all", { stdio: "inherit", shell: true });

const reports = ["unit.json", "html.json", "browser.json"]
  .map((name) => join(results, name))
  // A step that was not reached has no report.
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")) as Report);
const { line, failed } = summaryOf(reports, status === 0);
console.log(`\n${line}`);
process.exitCode = failed > 0 ? 1 : 0;
