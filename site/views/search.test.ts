import { expect, test } from "vitest";
import { PictureStore } from "../images/picture-store.ts";
import { loadContent, type Content } from "../load/load.ts";
import { searchView } from "./search.ts";

const content = loadContent("content");
const documentsOf = (shown: Content) =>
  searchView({ content: shown, pictures: new PictureStore() }).documents;

/** The content with so many copies of its articles, each with a title of its own. */
function withArticles(count: number): Content {
  const articles = Array.from({ length: count }, (_, index) => {
    const article = content.articles[index % content.articles.length];
    if (!article) throw new Error("The content has no articles.");
    return { ...article, slug: `copy-${index}`, title: `Copy ${index}` };
  });
  return { ...content, articles };
}

test("few records are searched in full, lessons and questions of courses too", () => {
  const documents = documentsOf(content);
  expect(documents.filter(({ kind }) => kind === "lesson")).toHaveLength(
    content.coursePages.flatMap(({ lessons }) => lessons).length,
  );
  const [article] = content.articles;
  const found = documents.find(({ to }) => to === `/blog/${article?.slug}`);
  expect(found?.text.startsWith(article?.excerpt ?? "?")).toBe(true);
  expect(found?.text.length).toBeGreaterThan(1000);
});

test("the data of 2,000 articles stays small, and every article is in it with the beginning of its text", () => {
  const documents = documentsOf(withArticles(2000));
  expect(JSON.stringify(documents).length).toBeLessThan(400_000);
  const articles = documents.filter(({ kind }) => kind === "article");
  expect(articles).toHaveLength(2000);
  for (const { text, to } of articles) expect(text.length, to).toBeGreaterThan(20);
  expect(documents.some(({ kind }) => kind === "lesson")).toBe(false);
});

test("the data of 6,000 articles has all titles", () => {
  const titles = new Set(documentsOf(withArticles(6000)).map(({ title }) => title));
  expect(titles.has("Copy 0") && titles.has("Copy 5999")).toBe(true);
});
