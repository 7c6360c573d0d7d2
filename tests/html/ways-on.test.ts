/** What leads on from a page on which a visitor would be stuck. */
import { expect, test } from "vitest";
import { pages } from "./pages.ts";

const categories = pages.filter(({ path }) => /^\/category\/[^/]+$/.test(path));

test.each(categories)("$path leads to the other categories by name", ({ path, $ }) => {
  const links = $(`main nav a[href^="/category/"]`)
    .toArray()
    .map((link) => $(link))
    .filter((link) => link.closest("ol").length === 0);
  const others = categories.map((page) => page.path).filter((other) => other !== path);
  expect(links.map((link) => link.attr("href")).toSorted()).toEqual(others.toSorted());
  for (const link of links)
    expect(link.text().toLowerCase()).toBe(link.attr("href")?.replace("/category/", ""));
});
