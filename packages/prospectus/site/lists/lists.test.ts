import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { sectionAt } from "../../tests/fixtures/small-provider.ts";
import { loadContent } from "../load/load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const lists = () => loadContent(copy.root).lists;

test("a list adds the rest up to its limit, and none leaves it out", () => {
  expect(lists().courses.trending).toMatchObject([
    { course: "slip", badge: "$29", detail: "Slip is wet clay." },
    { course: "wheel", badge: "49$", detail: expect.stringMatching(/^A course on the wheel/) },
  ]);
  copy.edit("course-lists.yaml", /(trending:\n {2}rest: )by-title/, "$1none");
  expect(lists().courses.trending).toHaveLength(1);
});

test("the home page shows the newest articles after the pinned ones", () => {
  const teasers = () => sectionAt(loadContent(copy.root), "/", "articles").articles.map(({ to }) => to);
  expect(teasers()).toEqual(["/blog/glaze", "/blog/old"]);
  copy.edit("articles/old.md", /^date: .*$/m, 'date: "2025-12-01"');
  expect(teasers()).toEqual(["/blog/old", "/blog/glaze"]);
  copy.edit("pages/home.yaml", "{ rest: newest-first", "{ pinned: [glaze], rest: newest-first");
  expect(teasers()).toEqual(["/blog/glaze", "/blog/old"]);
});

test("articles and teasers can be sorted by title", () => {
  copy.edit("pages/blog.yaml", "rest: newest-first, limit: 2", "rest: by-title");
  expect(lists().articles.blog).toEqual([{ article: "glaze" }, { article: "old" }, { teaser: 0 }]);
});

test("filters and people after the pinned ones are sorted by name", () => {
  copy.edit("courses.yaml", "category: clay", "category: glass, badge: 29$");
  copy.edit("course-lists.yaml", /^ {6}- \{ course: slip.*\n/gm, "");
  const filters = () => lists().courses.home.categories.map(({ category }) => category);
  expect(filters()).toEqual(["clay", "glass"]);
  copy.edit("pages/home.yaml", "{ rest: by-name", "{ pinned: [glass], rest: by-name");
  expect(filters()).toEqual(["glass", "clay"]);
  copy.edit("people.yaml", "role: Glazer", "role: Potter");
  expect(lists().team).toEqual(["bo", "ann"]);
  copy.edit("people.yaml", ", pinned: [bo]", "");
  expect(lists().team).toEqual(["ann", "bo"]);
});
