import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cached, forgetOld } from "./cache.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
  file = join(folder, "pictures", "a.png");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Requests the file; returns its text, and whether it was made. */
async function ask(text = "whole") {
  let made = false;
  const bytes = await cached(file, async () => {
    made = true;
    return Buffer.from(text);
  });
  return { text: bytes.toString(), made };
}

test("a file is made once", async () => {
  expect(await ask()).toEqual({ text: "whole", made: true });
  expect(await ask()).toEqual({ text: "whole", made: false });
});

test("a file that cannot be made leaves no file", async () => {
  await expect(cached(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await ask()).toEqual({ text: "whole", made: true });
});

test("two simultaneous calls get the same file, and no draft remains", async () => {
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ text }) => text)).toEqual(["whole", "whole"]);
  expect(readdirSync(join(folder, "pictures")).toSorted()).toEqual(["a.png"]);
});

test("files that no build has needed for a day are deleted, but not the drafts of a build that runs", async () => {
  const pictures = join(folder, "pictures");
  const put = (name: string, day: string) => {
    writeFileSync(join(pictures, name), "");
    utimesSync(join(pictures, name), new Date(day), new Date(day));
  };
  await ask();
  for (const name of ["a.png", "b.png", "a.png.old-draft"]) put(name, "2020-01-01");
  writeFileSync(join(pictures, "a.png.draft"), "");
  await ask();
  forgetOld(folder);
  expect(readdirSync(pictures).toSorted()).toEqual(["a.png", "a.png.draft"]);
});
