import { expect, test } from "vitest";
import { makeFinder } from "../../src/components/search/finder.ts";
import { createSite } from "../../src/site/create-site.ts";
import { optionsOf } from "../fixtures/options.ts";
import { barePaths, pages } from "../html/pages.ts";

const { documents, words } = (await createSite(optionsOf("content"))).shared.search;

test("every address of the search is a built page with its anchor", () => {
  const missing = documents.filter(({ to }) => {
    const [path, part] = to.split("#");
    const page = pages.find((one) => one.path === path);
    return !page || (part !== undefined && page.$(`[id="${part}"]`).length !== 1);
  });
  expect(missing.map(({ to }) => to)).toEqual([]);
});

test("the anchor of a question's address is that question", () => {
  for (const { title, to } of documents.filter(({ kind }) => kind === "question")) {
    const [path, part] = to.split("#");
    const item = pages.find((one) => one.path === path)?.$(`[id="${part}"]`);
    expect(item?.find("summary h3, summary h4").text(), to).toBe(title);
  }
});

test("pages with a header have the search's field and none of its documents", () => {
  for (const { $, path } of pages) {
    expect($("dialog#search input[type=search]"), path).toHaveLength(barePaths.includes(path) ? 0 : 1);
    expect($("dialog#search a"), path).toHaveLength(0);
  }
});

test("every page has a document, with a unique kind, title and address", () => {
  const paths = new Set(documents.map(({ to }) => to.split("#")[0]));
  expect(pages.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
  const keys = documents.map(({ kind, title, to }) => `${kind} ${title} ${to}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every question is the first result for its words, and every suggestion has a result", () => {
  const find = makeFinder(documents);
  expect(documents.filter(({ to }) => to.includes("#")).length).toBeGreaterThan(50);
  for (const { title, to } of documents.filter(({ kind }) => kind === "question"))
    expect(find(title)[0]?.to, title).toBe(to);
  for (const suggestion of words.suggestions) expect(find(suggestion).length, suggestion).toBeGreaterThan(2);
});
