import { expect, test } from "vitest";
import { makeFinder } from "../../app/sections/search/finder.ts";
import { loadSite } from "../../site/load-site.ts";

const { documents, words } = (await loadSite()).shared.search;
const find = makeFinder(documents);

test("every question is found first by its own words, and every suggestion finds something", () => {
  expect(documents.filter(({ to }) => to.includes("#")).length).toBeGreaterThan(50);
  for (const { title, to } of documents.filter(({ kind }) => kind === "question"))
    expect(find(title)[0]?.to, title).toBe(to);
  for (const suggestion of words.suggestions) expect(find(suggestion).length, suggestion).toBeGreaterThan(2);
});
