import { afterEach, beforeEach, expect, test } from "vitest";
import { courseFrom } from "../../tests/fixtures/added-records.ts";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { sectionAt, viewAt } from "../../tests/fixtures/small-site.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const lists = () => copy.content("2026-01-01").lists;
const ids = (cards: readonly { course: string }[] = []) => cards.map(({ course }) => course);

function addBowls(...names: string[]) {
  for (const name of names)
    copy.put(`courses/${name}.yaml`, courseFrom(copy.read("courses/wheel.yaml"), name, `A ${name}`, "clay"));
}

test("the course list and the category show other courses with a price after their own, by title", () => {
  addBowls("vase", "bowl");
  const { all, ofCategory } = lists().courses;
  expect(ids(all)).toEqual(["wheel", "slip", "bowl-course", "vase-course"]);
  expect(all.at(-1)).toEqual({ course: "vase-course", badge: "49$" });
  expect(ids(ofCategory.get("clay"))).toEqual(["slip", "wheel", "bowl-course", "vase-course"]);
  expect(ofCategory.get("glass")).toEqual([]);
});

test("a list skips drafts and articles that are not due", () => {
  copy.edit("courses.yaml", "figure: leaf", "figure: leaf, draft: true");
  copy.edit("categories/clay.yaml", "{ course: slip, why: Slip is wet. }, ", "");
  copy.edit("articles/glaze.md", /^date: .*$/m, 'date: "2026-02-01"');
  const { courses, blog } = lists();
  for (const cards of [courses.home.all, courses.all, courses.trending, courses.related])
    expect(ids(cards)).toEqual(["wheel"]);
  expect(blog).toMatchObject([{ title: "Soon" }, { slug: "old" }]);
  const teasers = sectionAt(copy.content("2026-01-01"), "/", "articles").articles;
  expect(teasers.map(({ to }) => to)).toEqual(["/blog/old"]);
});

test("the blog shows articles and teasers by date, and articles first on the same day", () => {
  copy.edit("journal.yaml", /date: .*/, 'date: "2025-02-03"');
  expect(lists().blog).toMatchObject([{ slug: "glaze" }, { title: "Soon" }, { slug: "old" }]);
});

test("the page of a course leaves out its own card of the related courses, and shows three", () => {
  addBowls("cup", "bowl", "vase");
  const entry = (id: string) => `  - { course: ${id}, badge: 49$ }\n`;
  copy.edit(
    "course-lists.yaml",
    /$/,
    ["cup", "bowl", "vase"].map((name) => entry(`${name}-course`)).join(""),
  );
  const related = (path: string) => viewAt<"course">(copy.content(), path).related.map(({ title }) => title);
  expect(related("/course/wheel")).toEqual(["Slip", "A cup", "A bowl"]);
  expect(related("/course/cup")).toEqual(["The wheel", "Slip", "A bowl"]);
});

test("the course list has six cards a page, and at most eight pages", () => {
  const sizes = () => sectionAt(copy.content(), "/course", "course-list").pages.map((cards) => cards.length);
  addBowls("cup", "bowl", "vase", "plate", "jug");
  expect(sizes()).toEqual([6, 1]);
  addBowls(...Array.from({ length: 48 }, (_, index) => `pot-${index}`));
  expect(sizes()).toEqual([9, 9, 9, 9, 9, 9, 1]);
});

test("people of the team stand in the order of their file", () => {
  expect(lists().team).toEqual(["bo", "ann"]);
  copy.edit("people.yaml", "name: Bo, role: Potter", "name: Bo, role: Glazer");
  expect(lists().team).toEqual(["ann"]);
});
