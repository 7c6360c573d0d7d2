import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giveBack, takeLock } from "./build-lock.ts";

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  lock = join(folder, "build-lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the first takes the lock, may ask again, and gives it back", () => {
  expect(takeLock(lock)).toBeUndefined();
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
  expect(takeLock(lock)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(["build-lock"]);
  giveBack(lock);
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of another process that runs is left to it", () => {
  writeFileSync(lock, String(process.ppid));
  expect(takeLock(lock)).toBe(process.ppid);
  giveBack(lock);
  expect(readFileSync(lock, "utf8")).toBe(String(process.ppid));
  expect(readdirSync(folder)).toEqual(["build-lock"]);
});

// No process has so high a number (proc_sys_kernel(5), pid_max); 0 and -1 would be all of a group, and everyone.
test.each(["5000000", "", "0", "-1", "12 and more", "99999999999999999999"])(
  "a lock that says “%s” is taken over",
  (text) => {
    writeFileSync(lock, text);
    expect(takeLock(lock)).toBeUndefined();
    expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
    expect(readdirSync(folder)).toEqual(["build-lock"]);
  },
);
