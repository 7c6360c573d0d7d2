import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { loadContent } from "../load/load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const lists = () => loadContent(copy.root).lists;

test("a list with room takes up the rest, and none leaves it out", () => {
  copy.edit("course-lists.yaml", / {4}- course: team-leadership-for-first-time-managers\n( {6}.*\n)*/, "");
  copy.edit("courses.yaml", /- id: team-leadership-for-first-time-managers\n( {2}.*\n)*/, "");
  const cards = lists().courses.trending;
  expect(cards).toHaveLength(4);
  expect(cards.at(-1)).toMatchObject({
    course: "advanced-photoshop-techniques-for-designers",
    badge: "Free",
    detail: expect.stringContaining("Carry one retouching job"),
  });
  copy.edit("course-lists.yaml", /(trending:\n {2}rest: )by-title/, "$1none");
  expect(lists().courses.trending).toHaveLength(3);
});

test("the teasers of the home page can be the newest articles, without a line for each", () => {
  copy.edit("pages/home.yaml", "    pinned: [blog1, blog2, blog3]\n", "");
  copy.edit("articles/blog4.md", /^date: .*$/m, 'date: "2024-12-01"');
  expect(lists().articles.home).toEqual(["blog4", "blog1", "blog2"]);
});

test("articles can stand by title, teasers among them", () => {
  copy.edit("pages/blog.yaml", "rest: newest-first", "rest: by-title");
  expect(lists().articles.blog.slice(0, 3)).toEqual([
    { teaser: 2 },
    { article: "blog3" },
    { article: "blog1" },
  ]);
});

test("filters and people follow the pinned ones by name", () => {
  copy.edit("pages/home.yaml", "pinned: [design, development, management, finance]", "pinned: [management]");
  expect(lists().courses.home.categories.map(({ category }) => category)).toEqual([
    "management",
    "design",
    "development",
    "finance",
  ]);
  copy.edit("people.yaml", / {2}pinned:\n( {4}- .*\n)*/, "  pinned: [theo-brandt]\n");
  expect(lists().team.slice(0, 3)).toEqual(["theo-brandt", "edwin-marsh", "june-castell"]);
});
