import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { loadContent } from "../site/load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const pathsOf = () => loadContent(optionsOf(copy.root)).pageList.map(({ path }) => path);

test("pages are sorted by kind, and pages of records by name", () => {
  expect(pathsOf().join(" ")).toBe(
    "/about /blog /career /contact /course /event /faq / /pricing /team /category/clay /course/wheel /blog/glaze /blog/old /login /signup /denied",
  );
});

test("pages of records are sorted by number, part10 after part9, and other files are ignored", () => {
  for (const name of ["part10", "part9"]) copy.put(`articles/${name}.md`, copy.read("articles/old.md"));
  copy.put("articles/.draft.md", "");
  expect(pathsOf().filter((path) => path.startsWith("/blog/"))).toEqual(
    ["glaze", "old", "part9", "part10"].map((slug) => `/blog/${slug}`),
  );
});
