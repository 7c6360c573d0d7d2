/**
 * Fetches the packages that only the tools need, the first time and when they have changed, and checks the types of the tools that
 * use them. What needs such a package begins with this.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";

/** What is wanted, and what was fetched. */
const [wanted, fetched] = ["tools/package-lock.json", "tools/node_modules/fetched.json"] as const;

/** Runs a command; where it fails, this one ends. */
function run(command: string): void {
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(1);
}

if (!existsSync(fetched) || !readFileSync(fetched).equals(readFileSync(wanted))) {
  run("npm ci --prefix tools");
  copyFileSync(wanted, fetched);
}
run("tsc --project tools");
