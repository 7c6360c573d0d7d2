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

test.each(allPages)("$path holds its text in the HTML, with no filler", ({ $ }) => {
  const main = $("main").clone();
  main.find("script, style").remove();
  const text = main.text().replace(/\s+/g, " ").trim();
  expect(text.length).toBeGreaterThan(60);
  // What an unfinished page, a template or a missing value leaves behind, named so that none of it is published.
  expect(text).not.toMatch(/lorem ipsum|coming soon|todo|undefined|\[object/i);
});

test("no paragraph of prose stands on the site twice", () => {
  // What belongs to a record (a card's excerpt, an author's card, a band that closes pages) shows wherever the record does.
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { $, path } of pages) {
    const paragraphs = new Set(
      $("main p, main dd, main li")
        .toArray()
        .filter(
          (element) =>
            $(element).find("p, a, li").length === 0 &&
            $(element).closest("article, [data-shared], form, nav").length === 0,
        )
        .map((element) => $(element).text().trim())
        .filter((text) => text.length > 110),
    );
    for (const text of paragraphs) {
      const first = seen.get(text);
      if (first !== undefined) twice.push(`${first} and ${path}: ${text.slice(0, 70)}`);
      else seen.set(text, path);
    }
  }
  expect(twice).toEqual([]);
});
