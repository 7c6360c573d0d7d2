import { afterEach, beforeEach, expect, test } from "vitest";
import { courseFrom } from "../../tests/fixtures/added-records.ts";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { pageOf, sectionAt, viewAt } from "../../tests/fixtures/small-provider.ts";
import { loadContent } from "../load/load.ts";
import { makeSite, type Site } from "../make-site.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const now = new Date("2026-01-01");
const made = () => makeSite(copy.root, now);
const loaded = () => ({ content: loadContent(copy.root, now) });
const metaOf = (site: Site, path: string) => JSON.stringify(pageOf(site, path).meta);
const articles = (site: Pick<Site, "content">, path: string) => sectionAt(site.content, path, "article-list");
const courses = (site: Pick<Site, "content">, path: string) => sectionAt(site.content, path, "course-list");
const written = ({ label, to = "" }: { label: string; to?: string | undefined }) => `${label} ${to}`.trim();
const crumbs = (site: Site, path: string) =>
  viewAt<"page">(site.content, path).band?.breadcrumbs.crumbs.map(written);
const pathsWith = (site: Site, part: string) => [...site.pages.keys()].filter((path) => path.includes(part));

/** Adds courses with a page to the two existing ones. The first is free. */
function addCourses(count: number) {
  for (let index = 1; index <= count; index++)
    copy.put(
      `courses/bowl-${index}.yaml`,
      courseFrom(copy.read("courses/wheel.yaml"), `bowl-${index}`, `Bowl ${index}`, "clay").replace(
        "badge: 49$",
        index === 1 ? "badge: Free" : "$&",
      ),
    );
}

/** Sets the entries per page of the blog, which has three. */
const blogBy = (perPage: number) =>
  copy.edit("pages/blog.yaml", "limit: 2, perPage: 12", `perPage: ${perPage}`);

test("lists that fit one page have no further page and no paging links", async () => {
  const site = await made();
  expect(pathsWith(site, "/page/")).toEqual([]);
  expect(articles(site, "/blog").paging).toBeUndefined();
  expect(courses(site, "/course").paging).toBeUndefined();
  expect(sectionAt(site.content, "/category/clay", "category-courses").paging).toBeUndefined();
  expect(courses(site, "/course").filters).toBeUndefined();
});

test("a longer list continues on further pages, each entry once", async () => {
  blogBy(2);
  addCourses(3);
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 2");
  copy.edit("course-lists.yaml", "perPage: 12", "perPage: 3");
  const site = await made();
  expect(pathsWith(site, "/page/").filter((path) => !path.includes("/price/"))).toEqual([
    "/blog/page/2",
    "/course/page/3",
    "/category/clay/page/2",
  ]);
  const titles = (path: string) => articles(site, path).articles.map(({ title }) => title);
  expect([titles("/blog"), titles("/blog/page/2")]).toEqual([["Glaze & fire", "Soon"], ["Old news"]]);
  const pages = (path: string) =>
    courses(site, path).pages.map((cards) => cards.map(({ title }) => title).join());
  expect(pages("/course")).toEqual(["The wheel,Slip", "Bowl 1,Bowl 2"]);
  expect(pages("/course/page/3")).toEqual(["Bowl 3"]);
  expect(sectionAt(site.content, "/category/clay/page/2", "category-courses").cards).toHaveLength(2);
});

test("paging shows the first, adjacent and last pages, previous and next", () => {
  blogBy(1);
  const teaser = copy.read("journal.yaml");
  copy.put("journal.yaml", [1, 2, 3, 4].map((index) => teaser.replace("Soon", `Soon ${index}`)).join(""));
  addCourses(3);
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 1");
  const site = loaded();
  const { paging } = articles(site, "/blog/page/4");
  expect(paging).toMatchObject({ label: "Pages", page: "Page" });
  expect(paging?.previous).toEqual({ label: "Previous page", to: "/blog/page/3" });
  expect(paging?.next).toEqual({ label: "Next page", to: "/blog/page/5" });
  expect(paging?.steps.map(written)).toEqual([
    "1 /blog",
    "",
    "3 /blog/page/3",
    "4",
    "5 /blog/page/5",
    "6 /blog/page/6",
  ]);
  expect(articles(site, "/blog").paging?.previous).toBeUndefined();
  expect(articles(site, "/blog/page/6").paging?.next).toBeUndefined();
  // /course contains two pages of its list.
  expect(courses(site, "/course").paging?.steps.map(written)).toEqual([
    "1\u20132",
    "3 /course/page/3",
    "",
    "5 /course/page/5",
  ]);
});

test("a further page has its own title, description, address and breadcrumbs, and the picture of the first", async () => {
  blogBy(2);
  const site = await made();
  const meta = metaOf(site, "/blog/page/2");
  expect(meta).toContain('"title":"News, Page 2 · Kiln"');
  expect(meta).toMatch(/"description","content":"Page 2\. [^"]{50,150}"/);
  expect(meta).toContain('/blog/page/2"}');
  expect(meta).toContain("/share/blog.png");
  expect(metaOf(site, "/blog")).not.toContain("Page 1");
  expect(site.structuredData.get("/blog/page/2")).toMatch(/"@type":"Blog",[^{]*"name":"News, Page 2"/);
  expect(crumbs(site, "/blog/page/2")?.slice(-2)).toEqual(["Blog /blog", "Page 2"]);
  expect(site.texts.get("sitemap.xml")).toContain("/blog/page/2</loc>");
  expect(site.shared.titles.some(({ to }) => to.includes("/page/"))).toBe(false);
});

test("a course list of two pages has filters on the page, by values that every course has", async () => {
  addCourses(3);
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 3");
  copy.edit("courses.yaml", "category: clay", "category: glass");
  const site = await made();
  expect(pathsWith(site, "/price/")).toEqual([]);
  const { filters, pages } = courses(site, "/course");
  // Slip has no level.
  expect(
    filters?.groups.map(({ by, options }) => [by, ...options.map(({ value }) => value)].join(" ")),
  ).toEqual(["category clay glass", "price paid free", "length up-to-6 over-6"]);
  expect(filters?.results).toMatchObject({ none: "None of filters", clear: "Clear of filters" });
  expect(filters?.results?.found.at(-1)).toBe("5 found");
  expect(pages.map((cards) => cards.length)).toEqual([3, 2]);
  expect(pages[0]?.[1]?.values).toEqual({ category: "glass", price: "free", length: "over-6" });
});

test("a longer course list has filtered pages by category, level, price and length", async () => {
  addCourses(3);
  copy.edit("course-lists.yaml", "perPage: 6", "perPage: 1");
  // A category without a page.
  copy.edit("courses.yaml", "category: clay", "category: glass");
  const site = await made();
  const { groups = [], ...others } = courses(site, "/course").filters ?? {};
  expect(others).toEqual({ label: "Filter the courses", current: "/course" });
  expect(groups.map(({ label, options }) => [label, ...options.map(written)])).toEqual([
    ["Category", "Clay /category/clay"],
    ["Level", "Beginner /course/level/beginner"],
    ["Price", "Paid /course/price/paid", "Free /course/price/free"],
    ["Length", "Up to 6 /course/length/up-to-6", "Over 6 /course/length/over-6"],
  ]);
  const free = courses(site, "/course/price/free");
  expect(free.filters?.current).toBe("/course/price/free");
  const { sections } = viewAt<"page">(site.content, "/course/price/free");
  expect(sections.map(({ kind }) => kind)).toEqual(["course-list", "journey"]);
  expect(free.pages.flat().map(({ title, badge, to }) => `${title} ${badge} ${to}`)).toEqual([
    "Slip Free /course",
    "Bowl 1 Free /course/bowl-1",
  ]);
  const paid = courses(site, "/course/price/paid/page/2");
  expect(paid.pages.flat().map(({ title }) => title)).toEqual(["Bowl 3"]);
  const ways = ["Course /course", "Paid /course/price/paid", "Page 2"];
  expect(crumbs(site, "/course/price/paid/page/2")?.slice(-3)).toEqual(ways);
  expect(metaOf(site, "/course/price/paid/page/2")).toContain(', Paid, Page 2 · Kiln"');
  expect(site.texts.get("sitemap.xml")).toContain("/course/price/free</loc>");
});
