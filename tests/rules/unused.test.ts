import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "./project-copy.ts";

const project = copyProject();
let report = "";

beforeAll(() => {
  project.put("app/components/breach/breach.ts", "export const forgotten = 1;\n");
  project.put(
    "site/head/address.ts",
    `${readFileSync("site/head/address.ts", "utf8")}\nexport const unread = 1;\n`,
  );
  project.put(
    "package.json",
    readFileSync("package.json", "utf8").replace(
      '"dependencies": {',
      '"dependencies": {\n    "left-pad": "1.3.0",',
    ),
  );
  report = project.run("knip", "--no-progress", "--reporter", "compact");
}, 60_000);

afterAll(project.remove);

test("A file that nothing imports is refused.", () => {
  expect(report).toMatch(/Unused files \(1\)\napp\/components\/breach\/breach\.ts: /);
});

test("An export that nothing imports is refused.", () => {
  expect(report).toMatch(/Unused exports \(1\)\nsite\/head\/address\.ts: unread\n/);
});

test("A package that nothing imports is refused.", () => {
  expect(report).toMatch(/Unused dependencies \(1\)\npackage\.json: left-pad\n/);
});

test("The project as it is has nothing unused.", () => {
  expect(report.match(/^\S.* \(\d+\)$/gm)).toEqual([
    "Unused files (1)",
    "Unused dependencies (1)",
    "Unused exports (1)",
  ]);
});
