/**
 * Fetches the packages that only a tool needs, the first time and when they have changed, and checks the types of the tools that
 * use them. What needs such a package begins with this; the desk has a folder of its own: `node tools/install.ts tools/desk`.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";

const [folder = "tools"] = process.argv.slice(2);

/** What is wanted, and what was fetched. */
const [wanted, fetched] = [`${folder}/package-lock.json`, `${folder}/node_modules/fetched.json`] as const;

/** Runs a command; where it fails, this one ends. */
function run(command: string): void {
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(1);
}

if (!existsSync(fetched) || !readFileSync(fetched).equals(readFileSync(wanted))) {
  run(`npm ci --prefix ${folder}`);
  copyFileSync(wanted, fetched);
}
if (folder === "tools") run("tsc --project tools");
