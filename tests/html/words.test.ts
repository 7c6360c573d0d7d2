import { expect, test } from "vitest";
import { allPages, pages } from "./pages.ts";

test("no two pages share a title", () => {
  const titles = allPages.map(({ $ }) => $("title").text());
  expect(new Set(titles).size).toBe(titles.length);
});

test("no two pages share a description", () => {
  const descriptions = pages.map(({ $ }) => $('meta[name="description"]').attr("content") ?? "");
  expect(descriptions.filter((description) => description.length < 50)).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.each(allPages)("$path has its text in the HTML, without filler", ({ $ }) => {
  const main = $("main").clone();
  main.find("script, style").remove();
  const text = main.text().replace(/\s+/g, " ").trim();
  expect(text.length).toBeGreaterThan(60);
  // Traces of unfinished pages, templates or missing values.
  expect(text).not.toMatch(/lorem ipsum|coming soon|todo|undefined|\[object/i);
});
