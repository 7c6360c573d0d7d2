import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildTime } from "../site/build-time.ts";
import { buildSentence } from "./build-sentence.ts";

/** What an act throws. */
function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

test("a time of the build that is none is a sentence of its own", () => {
  expect(buildSentence(errorOf(() => buildTime("soon")))).toMatch(/^SOURCE_DATE_EPOCH is “soon”; expected/);
});

test("a disk that is full is said, with what to do", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(buildSentence(full)).toBe(
    "No site was built: ENOSPC: no space left on device, write. The disk is full: make room, and build again. The site of the last build is untouched.",
  );
});

test.each([
  [new Error("No space left on device (os error 28)"), "The disk is full: make room"],
  [
    new Error("[plugin x]", { cause: new Error("Permission denied (os error 13)") }),
    "You may not write there",
  ],
  [
    Object.assign(new Error("EROFS: read-only file system, mkdir 'x'"), { code: "EROFS" }),
    "can only be read",
  ],
  [
    Object.assign(new Error("EBUSY: resource busy or locked, rename 'build'"), { code: "EBUSY" }),
    "The folder is in use",
  ],
  [
    Object.assign(new Error("EXDEV: cross-device link not permitted, rename '.cache/build' -> 'build'"), {
      code: "EXDEV",
    }),
    "on different disks",
  ],
  [
    Object.assign(new Error("EEXIST: file already exists, mkdir '.cache'"), { code: "EEXIST" }),
    "A file stands where a folder is needed",
  ],
])("%s is said in a sentence", (error, part) => {
  expect(buildSentence(error)).toMatch(/^No site was built: [^\n]+$/);
  expect(buildSentence(error)).toContain(part);
});

test("an error of the code keeps its place in the code", () => {
  expect(buildSentence(new TypeError("x is not a function"))).toBeUndefined();
  expect(buildSentence(errorOf(() => writeFileSync(join("none", "none"), "")))).toBeUndefined();
});
