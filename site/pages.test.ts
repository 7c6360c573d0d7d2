import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../tests/fixtures/content-copy.ts";
import { PictureStore } from "./images/picture-store.ts";
import { loadContent } from "./load/load.ts";
import { listPages } from "./pages.ts";
import { nearView } from "./views/account.ts";
import { categoryView, courseDetailView } from "./views/courses.ts";
import { articleView, blogView } from "./views/journal.ts";
import { searchView } from "./views/search.ts";
import { courseCardView } from "./views/shared.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const source = () => ({ content: loadContent(copy.root), pictures: new PictureStore() });
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

test("a fifth article is one file", () => {
  const text = copy.read("articles/blog4.md");
  copy.put(
    "articles/evening-classes.md",
    text
      .replace(/^title: .*$/m, "title: What evening classes teach")
      .replace(/^date: .*$/m, 'date: "2024-09-16"'),
  );
  const made = source();
  expect(pathsOf()).toContain("/blog/evening-classes");
  // The same day as the teasers: it comes before them.
  expect(blogView(made).articles.map(({ to }) => to)).toEqual([
    "/blog/blog1",
    "/blog/blog2",
    "/blog/blog3",
    "/blog/blog4",
    "/blog/evening-classes",
    ...Array.from({ length: 5 }),
  ]);
  expect(articleView(made, "evening-classes").band.title).toBe("What evening classes teach");
  const entry = { title: "What evening classes teach", to: "/blog/evening-classes" };
  expect(searchView(made).documents).toContainEqual(expect.objectContaining({ kind: "article", ...entry }));
  expect(nearView(made)).toContainEqual({ to: entry.to, label: entry.title });
});

test("an article is placed by its date, the newest first", () => {
  copy.put(
    "articles/aardvark.md",
    copy.read("articles/blog4.md").replace(/^date: .*$/m, 'date: "2024-12-01"'),
  );
  const [first, second] = blogView(source()).articles;
  expect([first?.to, second?.to]).toEqual(["/blog/aardvark", "/blog/blog1"]);
});

test("a second design course is one file", () => {
  copy.put(
    "courses/typography.yaml",
    copy
      .read("courses/design.yaml")
      .replace(/^id: .*$/m, "id: setting-type-by-hand")
      .replace(/^title: .*$/m, "title: Setting type by hand")
      .replace(/^card: .*\n/m, ""),
  );
  const made = source();
  expect(pathsOf()).toContain("/course/typography");
  const view = courseDetailView(made, "typography");
  expect(view.hue).toBe("vermilion");
  expect(view.band.breadcrumbs.crumbs.at(-1)).toEqual({ label: "Setting type by hand" });
  const cards = categoryView(made, "design").cards;
  expect(cards).toHaveLength(4);
  expect(cards.at(-1)).toMatchObject({
    title: "Setting type by hand",
    badge: "Free",
    lessons: "6 Lessons",
    enrolled: "8K Enrolled",
    to: "/course/typography",
  });
  expect(searchView(made).documents).toContainEqual(
    expect.objectContaining({ kind: "course", title: "Setting type by hand", to: "/course/typography" }),
  );
  expect(searchView(made).documents).toContainEqual(
    expect.objectContaining({ kind: "lesson", to: "/course/typography#lesson-6" }),
  );
  // Its pictures are its own.
  const [first] = view.lessons;
  expect(first?.thumbnail.src).not.toBe(courseDetailView(made, "design").lessons[0]?.thumbnail.src);
});

test("a course that only cards showed gets its page by one file and the end of its line in courses.yaml", () => {
  const id = "learn-interactive-web-design-by-building-real-projects";
  copy.edit("courses.yaml", new RegExp(`- id: ${id}\n(  .*\n)+`), "");
  copy.put("courses/web-design.yaml", copy.read("courses/design.yaml").replace(/^id: .*$/m, `id: ${id}`));
  const made = source();
  const cards = categoryView(made, "design").cards;
  expect(cards.map(({ badge, to }) => [badge, to])).toEqual([
    ["Free", "/course/design"],
    ["$79", "/denied"],
    ["$99", "/denied"],
  ]);
  const card = made.content.courseLists.home.categories.named.design?.pinned.find(
    ({ course }) => course === id,
  );
  expect(card && courseCardView(made, card).to).toBe("/course/web-design");
});

test("a category that had no page gets one by what its file says for it", () => {
  expect(pathsOf()).not.toContain("/category/management");
  const [page = ""] = /^page:[^]*$/m.exec(copy.read("categories/design.yaml")) ?? [];
  copy.put(
    "categories/management.yaml",
    copy.read("categories/management.yaml") + page.replaceAll("Design courses", "Management courses"),
  );
  const made = source();
  expect(pathsOf()).toContain("/category/management");
  expect(categoryView(made, "management").cards.map(({ to }) => to)).toEqual(["/course/management"]);
  expect(searchView(made).documents).toContainEqual(
    expect.objectContaining({ kind: "page", title: "Management courses", to: "/category/management" }),
  );
});
