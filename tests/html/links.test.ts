import { expect, test } from "vitest";
import { allPages, pages } from "./pages.ts";

test.each(allPages)("no button of $path links to its own page", ({ path, $ }) => {
  const own = $("main a[href]")
    .toArray()
    .map((link) => $(link))
    // Ignores breadcrumbs, paging and cards: a grid of articles can contain the current one.
    .filter((link) => link.closest("nav, h2, h3").length === 0)
    .filter((link) => link.attr("href") === path)
    .map((link) => link.text());
  expect(own).toEqual([]);
});

test("buttons of the closing band that link to their own page lead to its main section", () => {
  const targets = (path: string) =>
    allPages
      .filter((page) => page.path === path)
      .flatMap(({ $ }) =>
        $('[aria-labelledby="journey"] a')
          .toArray()
          .map((link) => $(link).attr("href")),
      );
  expect(targets("/course")).toEqual(["/course#course-list", "/career"]);
  expect(targets("/about")).toEqual(["/course", "/career"]);
});

const categories = pages.filter(({ path }) => /^\/category\/[^/]+$/.test(path));

test.each(categories)("$path links to the other categories by name", ({ path, $ }) => {
  const links = $(`main nav a[href^="/category/"]`)
    .toArray()
    .map((link) => $(link))
    .filter((link) => link.closest("ol").length === 0);
  const others = categories.map((page) => page.path).filter((other) => other !== path);
  expect(links.map((link) => link.attr("href")).toSorted()).toEqual(others.toSorted());
  for (const link of links)
    expect(link.text().toLowerCase()).toBe(link.attr("href")?.replace("/category/", ""));
});
