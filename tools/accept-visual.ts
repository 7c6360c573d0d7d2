/** Accepts the current look: builds, updates changed pictures, deletes pictures of removed pages. `npm run accept:visual`. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { baseline, pictureNames } from "../tests/visual/picture.ts";

run("npm", "run", "--silent", "build");
run(
  "playwright",
  "test",
  "tests/promises/pages.spec.ts",
  "--grep=looks as accepted",
  "--update-snapshots=changed",
  "--reporter=line",
);

const names = new Set(pictureNames());
const kept = existsSync(baseline) ? readdirSync(baseline) : [];
for (const name of kept) if (!names.has(name)) rmSync(join(baseline, name));
console.log(`Accepted. View the changed pictures before you commit them: git status ${baseline}`);

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
