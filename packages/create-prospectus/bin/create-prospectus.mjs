#!/usr/bin/env node
/** Writes the repository of a school: `npm create prospectus my-school`. The options after the folder are those of `prospectus new`. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [folder = "", ...options] = process.argv.slice(2);

function run(program, ...args) {
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`“${program} ${args[0]}” failed: delete the folder ${folder}, then try again.`);
  process.exit(1);
}

if (folder === "" || folder.startsWith("-") || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error(
    `Found “${folder}”; expected a new or empty folder, such as npm create prospectus my-school.`,
  );
  process.exit(1);
}
cpSync(fileURLToPath(new URL("../school", import.meta.url)), folder, { recursive: true });
// Without warnings: packages of the engine ask for a Node that comes with it.
run("npm", "install", "--loglevel=error");
run("npx", "--no", "prospectus", "new", "--folder=content", ...options);
console.log(`\nFirst go into the folder: cd ${folder}`);
