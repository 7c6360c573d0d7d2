/** Fetches the packages that only the writing desk needs, the first time and when they have changed. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";

/** What is wanted, and what was fetched. */
const [wanted, fetched] = ["tools/desk/package-lock.json", "tools/desk/node_modules/fetched.json"] as const;

if (!existsSync(fetched) || !readFileSync(fetched).equals(readFileSync(wanted))) {
  const { status } = spawnSync("npm ci --prefix tools/desk", { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(1);
  copyFileSync(wanted, fetched);
}
