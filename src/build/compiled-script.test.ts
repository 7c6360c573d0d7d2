import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { compile } from "./compiled-script.ts";

const folder = mkdtempSync(join(tmpdir(), "script-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a module and its imports become one classic script without global names", async () => {
  writeFileSync(join(folder, "part.ts"), "export const word: string = 'brought';\n");
  writeFileSync(join(folder, "whole.ts"), 'import { word } from "./part";\nreport(word);\n');
  const code = await compile(join(folder, "whole.ts"));
  expect(code).not.toMatch(/\b(?:import|export)\b/);
  const said: string[] = [];
  const global = { report: (word: string) => said.push(word) };
  runInNewContext(code, global);
  expect(said).toEqual(["brought"]);
  expect(Object.keys(global)).toEqual(["report"]);
});
