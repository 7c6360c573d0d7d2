import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WorkFolder } from "./folders.ts";

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
  const work = new WorkFolder("build-1");
  const write = (words: string) => {
    mkdirSync(work.client, { recursive: true });
    writeFileSync(join(work.client, "index.html"), words);
  };
  const served = () => readFileSync(join("build", "client", "index.html"), "utf8");
  write("the first");
  work.publish();
  write("half of the second");
  expect(served()).toBe("the first");
  write("the second");
  work.publish();
  expect(served()).toBe("the second");
  expect(readdirSync(".cache")).toEqual([]);
  expect(() => work.publish()).toThrow("ENOENT");
  expect(served()).toBe("the second");
});
