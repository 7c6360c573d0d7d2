import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the check in a project of that name, with packages or without; gives what it says, and how it ends. */
function check({ name = "project", packages = true, node = [] as string[], options = [] as string[] } = {}) {
  folder = mkdtempSync(join(tmpdir(), "runtime-"));
  const project = join(folder, name);
  mkdirSync(join(project, "scripts"), { recursive: true });
  cpSync("scripts/check-runtime.mjs", join(project, "scripts", "check-runtime.mjs"));
  if (packages) {
    mkdirSync(join(project, "node_modules", "vite"), { recursive: true });
    writeFileSync(join(project, "node_modules", "vite", "package.json"), "{}");
  }
  const program = join(project, "scripts", "check-runtime.mjs");
  const { status, stderr } = spawnSync("node", [...node, program, ...options], { encoding: "utf8" });
  return { status, said: stderr.replace(project, "PROJECT") };
}

test.each(["project", "a project", "a%20project", "ein Ünternehmen", "a'b\"[c](d){e}!$&"])(
  "a project in a folder named %s is let through in silence",
  (name) => {
    expect(check({ name })).toEqual({ status: 0, said: "" });
  },
);

test.each(["#", "?"])("a path with %s is refused with a sentence", (sign) => {
  expect(check({ name: `a${sign}b` })).toEqual({
    status: 1,
    said: `The project lies in PROJECT/, and Vite cannot build in a folder with “${sign}” in its path: move or rename the folder.\n`,
  });
});

test("packages that are missing are said before anything asks for them", () => {
  expect(check({ packages: false })).toEqual({
    status: 1,
    said: 'The packages that build and serve the site are missing: run "npm ci --include=dev", then try again.\n',
  });
});

/** Has Node run a program before the check. */
const first = (program: string) => ["--import", `data:text/javascript,${encodeURIComponent(program)}`];

test("an older Node is refused with a sentence", () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '22.9.0' } })";
  const { status, said } = check({ node: first(older) });
  expect(status).toBe(1);
  expect(said).toMatch(/^This is Node 22\.9\.0, and the site needs Node 24\. [^\n]+\n$/);
});

test("a folder that cannot be written is refused with a sentence, but not to what only reads", () => {
  // Root may write anywhere, so the system's answer is put in its mouth.
  const node = first(
    "import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; fs.accessSync = () => { throw new Error('EROFS') }; syncBuiltinESMExports()",
  );
  const { status, said } = check({ node });
  expect(status).toBe(1);
  expect(said).toMatch(/^The project's folder PROJECT\/ cannot be written, [^\n]+\n$/);
  rmSync(folder, { recursive: true });
  expect(check({ node, options: ["--reads"] })).toEqual({ status: 0, said: "" });
});
