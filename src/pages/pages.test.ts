import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { viewAt } from "../../tests/fixtures/small-site.ts";
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

test("The sections of a page set the layout of its band, its count and its links.", () => {
  copy.edit(
    "pages/faq.yaml",
    "hue: tint2 }",
    'hue: tint2, count: { one: One answer, other: "{count} answers" } }',
  );
  const content = loadContent(optionsOf(copy.root));
  const bandOf = (path: string) => viewAt<"page">(content, path).band;
  expect(bandOf("/faq")).toMatchObject({ kind: "word", count: "2 answers", links: [] });
  expect(bandOf("/about")).toMatchObject({ kind: "scene", strip: { width: 1400, height: 400 } });
  expect(bandOf("/team")).toMatchObject({ kind: "scene" });
  expect(bandOf("/pricing")).toMatchObject({ kind: "word", strip: { width: 400, height: 200 } });
  expect(bandOf("/course")).toMatchObject({ kind: "cover", strip: { width: 1400, height: 400 } });
  expect(bandOf("/contact")).toMatchObject({
    kind: "scene",
    links: [{ label: "+1 555-0100", to: "tel:+15550100" }, { to: "mailto:hello@kiln.example" }],
  });
});
