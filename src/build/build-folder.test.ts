import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishBuild, root } from "./build-folder.ts";

const project = resolve(".");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-folder-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a complete site replaces the last one; an incomplete one does not", () => {
  const write = (words: string) => {
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, "index.html"), words);
  };
  const served = () => readFileSync(join("build", "client", "index.html"), "utf8");
  write("the first");
  publishBuild();
  write("half of the second");
  expect(served()).toBe("the first");
  write("the second");
  publishBuild();
  expect(served()).toBe("the second");
  expect(readdirSync(".cache")).toEqual([]);
  expect(publishBuild).toThrow("ENOENT");
  expect(served()).toBe("the second");
});
