import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { pageOf } from "../../tests/fixtures/small-provider.ts";
import { makeSite } from "../make-site.ts";
import { counted } from "./language.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  copy.edit("site.yaml", "language: en-US", "language: fr-CA");
});
afterEach(() => copy.remove());

const made = () => makeSite(copy.root, new Date("2025-02-03T00:00Z"));

test("a date is written as the site's language does, and on the blog list as its words say, where they say it", async () => {
  const [card] = pageOf<"blog">(await made(), "/blog").view.articles;
  expect(card).toMatchObject({ date: "2025-02-03", longDate: "3 février 2025" });
  copy.edit("pages/blog.yaml", /$/, 'date: "{day}/{month} {year}"\n');
  expect(pageOf<"blog">(await made(), "/blog").view.articles[0]?.date).toBe("3/2 2025");
});

test("a sentence with a number has the form that the language has for the number", async () => {
  const { content } = await made();
  const words = { one: "{count} cours offert", other: "{count} cours offerts" };
  const said = [0, 1, 2, 12_000].map((count) => counted(content, words, count));
  expect(said).toEqual(["0 cours offert", "1 cours offert", "2 cours offerts", "12 000 cours offerts"]);
});
