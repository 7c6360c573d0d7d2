import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../tests/fixtures/content-copy.ts";
import { viewAt } from "../tests/fixtures/small-provider.ts";
import { listPages, loadContent } from "./load/load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const pathsOf = () => listPages(copy.root).map(({ path }) => path);

test("the fixed pages come in the order of the route table, then those of the content files, then the bare screens", () => {
  expect(listPages().map(({ path }) => path)).toEqual([
    "/",
    "/about",
    "/course",
    "/faq",
    "/pricing",
    "/event",
    "/career",
    "/team",
    "/blog",
    "/contact",
    "/category/design",
    "/category/development",
    "/category/finance",
    "/course/design",
    "/course/development",
    "/course/finance",
    "/course/management",
    "/blog/blog1",
    "/blog/blog2",
    "/blog/blog3",
    "/blog/blog4",
    "/login",
    "/signup",
    "/denied",
  ]);
});

test("four pages have the tall footer, the bare screens none, and these alone are not listed (rulings, Routes)", () => {
  const pages = listPages();
  const pathsWith = (footer: string) =>
    pages.filter((page) => page.footer === footer).map(({ path }) => path);
  expect(pathsWith("tall")).toEqual(["/", "/course", "/event", "/contact"]);
  expect(pathsWith("none")).toEqual(["/login", "/signup", "/denied"]);
  expect(pages.filter(({ listed }) => !listed).map(({ path }) => path)).toEqual(pathsWith("none"));
});

test("the list stands while a file has a mistake, blog10 comes after blog9, and other files make no page", () => {
  copy.put("articles/blog9.md", "---\n: broken");
  copy.put("articles/blog10.md", "");
  copy.put("articles/notes.txt", "");
  copy.put("articles/.draft.md", "");
  expect(pathsOf().filter((path) => path.startsWith("/blog/"))).toEqual(
    ["blog1", "blog2", "blog3", "blog4", "blog9", "blog10"].map((slug) => `/blog/${slug}`),
  );
});

test("a course that only cards showed gets its page by one file and the end of its line in courses.yaml", () => {
  const id = "learn-interactive-web-design-by-building-real-projects";
  copy.edit("courses.yaml", new RegExp(`- id: ${id}\n(  .*\n)+`), "");
  copy.put("courses/web-design.yaml", copy.read("courses/design.yaml").replace(/^id: .*$/m, `id: ${id}`));
  const content = loadContent(copy.root);
  const { cards } = viewAt<"category">(content, "/category/design");
  expect(cards.map(({ badge, to }) => [badge, to])).toEqual([
    ["Free", "/course/design"],
    ["$79", "/denied"],
    ["$99", "/denied"],
  ]);
  const { lists } = viewAt<"home">(content, "/").courses;
  expect(lists.find(({ value }) => value === "design")?.cards.map(({ to }) => to)).toContain(
    "/course/web-design",
  );
});

test("a category that had no page gets one by what its file says for it", () => {
  expect(pathsOf()).not.toContain("/category/management");
  const [page = ""] = /^page:[^]*$/m.exec(copy.read("categories/design.yaml")) ?? [];
  copy.put(
    "categories/management.yaml",
    copy.read("categories/management.yaml") + page.replaceAll("Design courses", "Management courses"),
  );
  expect(pathsOf()).toContain("/category/management");
  const { cards } = viewAt<"category">(loadContent(copy.root), "/category/management");
  expect(cards.map(({ to }) => to)).toEqual(["/course/management"]);
});
