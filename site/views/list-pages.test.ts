import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { makeSite, type PageData, type Site } from "../make-site.ts";
import type { PageKind } from "../pages.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const made = () => makeSite(copy.root, new Date("2026-01-01"));

function pageOf<Kind extends PageKind>(site: Site, path: string): PageData<Kind> {
  const page = site.pages.get(path);
  if (!page) throw new Error(`The site has no page ${path}.`);
  return page as PageData<Kind>;
}

const metaOf = (site: Site, path: string) => JSON.stringify(pageOf(site, path).meta);

test("lists that fit their page have no further one, and nothing that leads through them", async () => {
  const site = await made();
  expect([...site.pages.keys()].filter((path) => path.includes("/page/"))).toEqual([]);
  for (const path of ["/blog", "/course", "/category/design"])
    expect(pageOf<"blog">(site, path).view).not.toHaveProperty("paging");
});

test("a list that is longer goes on at addresses of its own, each entry once", async () => {
  copy.edit("pages/blog.yaml", "perPage: 12", "perPage: 2");
  copy.edit("course-lists.yaml", "perPage: 12", "perPage: 2");
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 3");
  const site = await made();
  expect(
    [...site.pages.keys()].filter((path) => path.includes("/page/") && !path.includes("/price/")),
  ).toEqual([
    "/course/page/3",
    "/course/page/4",
    "/blog/page/2",
    "/blog/page/3",
    "/blog/page/4",
    "/blog/page/5",
    "/category/design/page/2",
    "/category/development/page/2",
    "/category/finance/page/2",
  ]);
  const blog = ["/blog", "/blog/page/2", "/blog/page/3", "/blog/page/4", "/blog/page/5"].flatMap((path) =>
    pageOf<"blog">(site, path).view.articles.map(({ title, day }) => `${day} ${title}`),
  );
  expect(new Set(blog).size).toBe(9);
  expect(blog.map((entry) => entry.slice(0, 10))).toEqual(
    blog.map((entry) => entry.slice(0, 10)).toSorted((one, other) => other.localeCompare(one)),
  );
  const courses = ["/course", "/course/page/3", "/course/page/4"].map((path) =>
    pageOf<"courses">(site, path).view.courses.pages.map(({ length }) => length),
  );
  expect(courses).toEqual([[3, 3], [3], [3]]);
  expect(pageOf<"category">(site, "/category/design/page/2").view.cards).toHaveLength(1);
});

test("what leads through a list names its first, near and last pages, and its neighbours", async () => {
  copy.edit("pages/blog.yaml", "perPage: 12", "perPage: 1");
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 3");
  const site = await made();
  const { paging } = pageOf<"blog">(site, "/blog/page/5").view;
  expect(paging).toEqual({
    label: "Pages",
    page: "Page",
    steps: [
      { label: "1", to: "/blog" },
      { label: "" },
      { label: "4", to: "/blog/page/4" },
      { label: "5" },
      { label: "6", to: "/blog/page/6" },
      { label: "" },
      { label: "9", to: "/blog/page/9" },
    ],
    previous: { label: "Previous page", to: "/blog/page/4" },
    next: { label: "Next page", to: "/blog/page/6" },
  });
  expect(pageOf<"blog">(site, "/blog").view.paging).not.toHaveProperty("previous");
  expect(pageOf<"blog">(site, "/blog/page/9").view.paging).not.toHaveProperty("next");
  // /course shows two pages of its list, one at a time.
  expect(pageOf<"courses">(site, "/course").view.paging?.steps).toEqual([
    { label: "1\u20132" },
    { label: "3", to: "/course/page/3" },
    { label: "4", to: "/course/page/4" },
  ]);
});

test("a further page has a title, a description, an address and crumbs of its own, and the picture of the first", async () => {
  copy.edit("pages/blog.yaml", "perPage: 12", "perPage: 4");
  const site = await made();
  const meta = metaOf(site, "/blog/page/2");
  expect(meta).toContain('"title":"News and journals, Page 2 · Tessera"');
  expect(meta).toMatch(/"description","content":"Page 2\. [^"]{50,150}"/);
  expect(meta).toContain('/blog/page/2"}');
  expect(meta).toContain("/share/blog.png");
  expect(metaOf(site, "/blog")).not.toContain("Page 1");
  const { crumbs } = pageOf<"blog">(site, "/blog/page/2").view.band.breadcrumbs;
  expect(crumbs.slice(-2)).toEqual([{ label: "Blog", to: "/blog" }, { label: "Page 2" }]);
  expect(site.texts.get("sitemap.xml")).toContain("/blog/page/2</loc>");
  expect(site.texts.get("llms.txt")).not.toContain("/blog/page/2");
  expect(site.shared.near.some(({ to }) => to.includes("/page/"))).toBe(false);
});

test("a course list that is longer than its first address can be filtered by category, level, price and language, at addresses", async () => {
  expect(pageOf<"courses">(await made(), "/course").view).not.toHaveProperty("filters");
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 3");
  const site = await made();
  const { filters } = pageOf<"courses">(site, "/course").view;
  expect(filters).toEqual({
    label: "Filter the courses",
    current: "/course",
    groups: [
      {
        label: "Category",
        links: [
          { label: "Design", to: "/category/design" },
          { label: "Development", to: "/category/development" },
          { label: "Finance", to: "/category/finance" },
        ],
      },
      {
        label: "Level",
        links: expect.arrayContaining([
          { label: "Intermediate", to: "/course/level/intermediate" },
        ]) as unknown,
      },
      {
        label: "Price",
        links: [
          { label: "Free", to: "/course/price/free" },
          { label: "Paid", to: "/course/price/paid" },
        ],
      },
    ],
  });
  const free = pageOf<"courses">(site, "/course/price/free").view;
  expect(free.filters?.current).toBe("/course/price/free");
  expect(free).not.toHaveProperty("categories");
  expect(new Set(free.courses.pages.flat().map(({ badge }) => badge))).toEqual(new Set(["Free"]));
  const paid = pageOf<"courses">(site, "/course/price/paid/page/2").view;
  expect(paid.courses.pages.flat().length).toBeGreaterThan(0);
  expect(paid.band.breadcrumbs.crumbs.slice(-3)).toEqual([
    { label: "Course", to: "/course" },
    { label: "Paid", to: "/course/price/paid" },
    { label: "Page 2" },
  ]);
  expect(metaOf(site, "/course/price/paid/page/2")).toContain('"title":"Courses, Paid, Page 2 · Tessera"');
  expect(site.texts.get("sitemap.xml")).toContain("/course/price/free</loc>");

  // All are held in the language of the site until one says another.
  copy.edit("courses/design.yaml", /^badge: /m, "language: de\nbadge: ");
  const languages = pageOf<"courses">(await made(), "/course").view.filters?.groups.at(-1);
  expect(languages?.label).toBe("Language");
  expect(languages?.links.map(({ to }) => to).toSorted()).toEqual([
    "/course/language/english",
    "/course/language/german",
  ]);
});
