import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimBuild, leaveBuild, publishBuild, root } from "./build-folder.ts";

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

/** Writes a page of a new site. */
function write(text: string): void {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), text);
}
const served = () => readFileSync(join("build", "client", "index.html"), "utf8");

test("a site takes the place of the last one when it is complete, and nothing of that is left", () => {
  expect(claimBuild()).toBeUndefined();
  write("the first");
  publishBuild();
  write("half of the second");
  expect(served()).toBe("the first");
  write("the second");
  publishBuild();
  expect(served()).toBe("the second");
  expect(existsSync(root)).toBe(false);
  expect(existsSync(join(".cache", "last-build"))).toBe(false);
});

test("without a new site the last one stays in its place", () => {
  write("the first");
  publishBuild();
  expect(publishBuild).toThrow("ENOENT");
  expect(served()).toBe("the first");
});

test("a build that was killed in the moment of the exchange has its old site put back", () => {
  write("the first");
  publishBuild();
  mkdirSync(".cache", { recursive: true });
  renameSync("build", join(".cache", "last-build"));
  expect(claimBuild()).toBeUndefined();
  expect(served()).toBe("the first");
});

test("a file in the place of the site is left where it is, and said", () => {
  writeFileSync("build", "mine");
  expect(claimBuild()).toMatch(/^build is a file, .* build again\.$/);
  expect(readFileSync("build", "utf8")).toBe("mine");
});

test("a second build beside another says so, and a build that has left is no hindrance", () => {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(join(".cache", "build-lock"), String(process.ppid));
  expect(claimBuild()).toBe(
    `Process ${process.ppid} is building this site: wait for its end. If it is no build, remove .cache/build-lock and try again.`,
  );
  rmSync(join(".cache", "build-lock"));
  expect(claimBuild()).toBeUndefined();
  leaveBuild();
  expect(existsSync(join(".cache", "build-lock"))).toBe(false);
});
