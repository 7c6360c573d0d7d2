import { expect, test } from "vitest";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { type SearchDocument, searchView } from "./search.ts";

const content = { ...smallSite(), courses: [] };
const words = "All of it is searched, from the first word to the last. ".repeat(20).trim();

function found(count: number): readonly SearchDocument[] {
  const articles = Array.from({ length: count }, (_, index): SearchDocument => ({
    kind: "article",
    title: `Article ${index}`,
    place: "Ann",
    text: words,
    to: `/blog/${index}`,
  }));
  const lesson: SearchDocument = { kind: "lesson", title: "One", place: "Clay", text: words, to: "/course" };
  return searchView(content, (parts) => [...articles, ...(parts ? [lesson] : [])]).documents;
}

test("a few records are searched in full, with parts of their pages, in order of kinds", () => {
  expect(found(2).map(({ kind, text }) => [kind, text])).toEqual([
    ["lesson", words],
    ["article", words],
    ["article", words],
  ]);
});

test("the data of 2,000 records stays small, and has the beginning of each text", () => {
  const documents = found(2000);
  expect(JSON.stringify(documents).length).toBeLessThan(400_000);
  expect(documents).toHaveLength(2000);
  for (const { text } of documents) expect(words.startsWith(text) && text.length > 20).toBe(true);
});
