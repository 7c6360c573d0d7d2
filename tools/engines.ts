/** Builds the site and goes through it in Firefox and WebKit (playwright.config.ts). `npm run test:engines`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

const engines = [firefox, webkit].map((engine) => ({ name: engine.name(), path: engine.executablePath() }));
const missing = engines.filter(({ path }) => !existsSync(path)).map(({ name }) => name);
if (missing.length > 0) {
  console.error(
    `This machine has no ${missing.join(" and no ")} that Playwright drives. Run "npx playwright install --with-deps ${missing.join(" ")}", and then "npm run test:engines" again.`,
  );
  process.exit(1);
}
const projects = engines.map(({ name }) => `--project=${name}`).join(" ");
const { status } = spawnSync(`npm run --silent build && playwright test ${projects}`, {
  stdio: "inherit",
  shell: true,
});
process.exitCode = status ?? 1;
