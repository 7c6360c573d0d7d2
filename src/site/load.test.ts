import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyContent, mistakesAfter } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { loadContent } from "./load.ts";

test("an article with a future date is in no list, and is noted", () => {
  const { root, edit, remove } = copyContent();
  onTestFinished(remove);
  edit("articles/glaze.md", /^date: .*/m, 'date: "2026-03-02"');
  const at = (time: string) => {
    const { pageList, articles, lists, notes } = loadContent(optionsOf(root, time));
    const all = [pageList, articles, lists.blog];
    return { named: all.map((some) => /"(slug|article)":"glaze"/.test(JSON.stringify(some))), notes };
  };
  const notes = ["articles/glaze.md has a date in the future: the first build on that day publishes it."];
  edit("site.yaml", "timeZone: UTC", "timeZone: Asia/Tokyo");
  expect(at("2026-03-01T14:59:00Z")).toEqual({ named: [false, false, false], notes });
  // The day has begun in the time zone of the site.
  expect(at("2026-03-01T15:00:00Z")).toEqual({ named: [true, true, true], notes: [] });
});

test.each([
  ["a PDF", "%PDF-1.4\n%%EOF\n", undefined],
  [
    "a pointer",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n",
    "Fetch the file: git lfs pull",
  ],
  ["a page saved under the wrong name", "<!doctype html>", "Export the document as PDF"],
  ["an empty file", "", "Export the document as PDF"],
  ["a symbolic link to nothing", undefined, "Export the document as PDF"],
])("%s in the place of a PDF", (_, text, remedy) => {
  const said = mistakesAfter(({ root, put }) => {
    put("files/other.pdf", "%PDF-1.7\n");
    if (text === undefined) symlinkSync("nowhere.pdf", join(root, "files", "prices.pdf"));
    else put("files/prices.pdf", text);
  });
  expect(said).toEqual(
    remedy === undefined
      ? []
      : [expect.stringMatching(`^files/prices\\.pdf:1 .* \\| a PDF file \\| ${remedy}`)],
  );
});

test("a folder of records can be a symbolic link", () => {
  const { root, remove } = copyContent();
  onTestFinished(remove);
  const before = loadContent(optionsOf(root)).courses;
  const elsewhere = `${root}-courses`;
  renameSync(join(root, "courses"), elsewhere);
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  symlinkSync(elsewhere, join(root, "courses"));
  expect(loadContent(optionsOf(root)).courses).toEqual(before);
});
