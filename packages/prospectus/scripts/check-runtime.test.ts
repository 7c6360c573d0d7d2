import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../tests/fixtures/folder.ts";

/** Runs the check in a project of that name, with packages or without; gives what it says, and how it ends. */
function check({ name = "project", packages = true, node = [] as string[], options = [] as string[] } = {}) {
  const script = "scripts/check-runtime.mjs";
  const files = {
    [`${name}/${script}`]: readFileSync(script),
    ...(packages && { [`${name}/node_modules/vite/package.json`]: "{}" }),
  };
  const project = join(folderWith(files), name);
  const program = join(project, script);
  const { status, stderr } = spawnSync("node", [...node, program, ...options], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, said: stderr.replace(project, "PROJECT") };
}

test.each(["project", "a project", "a%20project", "ein Ünternehmen", "a'b\"[c](d){e}!$&"])(
  "a project in a folder named %s is let through in silence",
  (name) => {
    expect(check({ name })).toEqual({ status: 0, said: "" });
  },
);

/** Has Node run a program before the check. */
const first = (program: string) => ["--import", `data:text/javascript,${encodeURIComponent(program)}`];
const older = first("Object.defineProperty(process, 'versions', { value: { node: '22.9.0' } })");
// Root may write anywhere, so the system's answer is put in its mouth.
const unwritable = first(
  "import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; fs.accessSync = () => { throw new Error('EROFS') }; syncBuiltinESMExports()",
);

test.each<[string, Parameters<typeof check>[0], string]>([
  [
    "a path with #",
    { name: "a#b" },
    "The project lies in PROJECT/, and Vite cannot build in a folder with “#” in its path: ",
  ],
  [
    "a path with ?",
    { name: "a?b" },
    "The project lies in PROJECT/, and Vite cannot build in a folder with “?” in its path: ",
  ],
  [
    "packages that are missing",
    { packages: false },
    "The packages that build and serve the site are missing: run ",
  ],
  ["an older Node", { node: older }, "This is Node 22.9.0, and the site needs Node 26. "],
  [
    "a folder that cannot be written",
    { node: unwritable },
    "The project's folder PROJECT/ cannot be written, ",
  ],
])("a sentence refuses %s", (_case, project, sentence) => {
  const { status, said } = check(project);
  expect([status, said]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(said).toContain(sentence);
});

test("a folder that cannot be written is no matter to what only reads", () => {
  expect(check({ node: unwritable, options: ["--reads"] })).toEqual({ status: 0, said: "" });
});
