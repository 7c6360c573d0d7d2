import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../tests/fixtures/folder.ts";

function run({ name = "project", packages = true, node = [] as string[] } = {}) {
  const script = "scripts/check-runtime.mjs";
  const files = {
    [`${name}/${script}`]: readFileSync(script),
    [`${name}/build.ts`]: "",
    ...(packages && { [`${name}/node_modules/vite/package.json`]: "{}" }),
  };
  const project = join(folderWith(files), name);
  const check = ["--import", `./${script}`];
  const { status, stderr } = spawnSync("node", [...node, ...check, "build.ts"], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, said: stderr.replace(project, "PROJECT") };
}

test.each(["project", "a project", "a%20project", "ein Ünternehmen", "a'b\"[c](d){e}!$&"])(
  "a project in a folder named %s is accepted",
  (name) => {
    expect(run({ name })).toEqual({ status: 0, said: "" });
  },
);

/** Options that run a program before the check. */
const first = (program: string) => ["--import", `data:text/javascript,${encodeURIComponent(program)}`];
const older = first("Object.defineProperty(process, 'versions', { value: { node: '22.9.0' } })");
// Root can write anywhere, so the answer of the system is simulated.
const unwritable = first(
  "import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; fs.accessSync = () => { throw new Error('EROFS') }; syncBuiltinESMExports()",
);

test.each<[string, Parameters<typeof run>[0], string]>([
  ["a path with #", { name: "a#b" }, "The path PROJECT/ contains “#”, with which Vite cannot build. "],
  ["a path with ?", { name: "a?b" }, "The path PROJECT/ contains “?”, with which Vite cannot build. "],
  ["packages that are missing", { packages: false }, "Packages are missing. Run "],
  ["an older Node", { node: older }, "This is Node 22.9.0; the site needs Node 26. "],
  ["a folder that cannot be written", { node: unwritable }, "The folder PROJECT/ is not writable. "],
])("a sentence refuses %s", (_case, project, sentence) => {
  const { status, said } = run(project);
  expect([status, said]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(said).toContain(sentence);
});
