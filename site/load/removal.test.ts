import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { ContentError } from "./content-error.ts";
import { loadContent } from "./load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

/** The mistakes after something was taken out, as `file field`. */
function mistakes(): string[] {
  try {
    loadContent(copy.root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ file, field }) => `${file} ${field}`);
    throw error;
  }
  return [];
}

/** Takes a record out of a list of records: from its `- id:` or `- title:` line to the next record. */
const takeOut = (file: string, line: string) =>
  copy.edit(file, new RegExp(`^( *)- ${line}\\n(\\n|\\1 .*\\n)*`, "m"), "");

test("a category that is taken out is named wherever something still speaks of it", () => {
  rmSync(join(copy.root, "categories/management.yaml"));
  const found = mistakes();
  for (const place of [
    "courses.yaml [1].category",
    "courses/management.yaml category",
    "articles/blog3.md category",
    "journal.yaml [1].category",
    "events.yaml [1].category",
    "jobs.yaml [3].category",
    "navigation.yaml courses.links[3].category",
    "pages/home.yaml courses.filters.pinned[3]",
    "course-lists.yaml home.categories.named.management",
  ])
    expect(found).toContain(place);
});

test("a category's page that is taken out is named by every link and tile that leads to it", () => {
  copy.edit("categories/finance.yaml", /^page:[^]*$/m, "");
  copy.edit("banners.yaml", "to: /career", "to: /category/finance");
  expect(mistakes()).toEqual([
    "banners.yaml journey.buttons[2].to",
    "category-tiles.yaml [2].category",
    "category-tiles.yaml [4].category",
  ]);
});

test("a course, an article, a person and an event that are taken out are named by all that still speak of them", () => {
  takeOut("courses.yaml", "id: design-systems-and-pattern-libraries");
  rmSync(join(copy.root, "articles/blog2.md"));
  takeOut("people.yaml", "id: nina-okafor");
  copy.edit(
    "pages/event.yaml",
    "{ rest: by-date }",
    "{ rest: by-date, pinned: [feedback-that-learners-can-use] }",
  );
  takeOut("events.yaml", "id: feedback-that-learners-can-use");
  const found = mistakes();
  for (const place of [
    "course-lists.yaml home.categories.named.design.pinned[1].course",
    "course-lists.yaml courseList.pinned[6].course",
    "course-lists.yaml categoryPages.named.design.pinned[3].course",
    "pages/home.yaml blog.articles.pinned[2]",
    "pages/article.yaml articles.pinned[2]",
    "pages/article.yaml articles.pinnedOn[2]",
    "people.yaml team.pinned[1]",
    "articles/blog1.md author",
    "pages/event.yaml events.pinned[1]",
  ])
    expect(found).toContain(place);
});

test("an article that is taken out is named by a link in another article's prose", () => {
  copy.put("articles/blog1.md", `${copy.read("articles/blog1.md")}\nRead [more](/blog/blog2).\n`);
  rmSync(join(copy.root, "articles/blog2.md"));
  expect(mistakes()).toContain("articles/blog1.md (prose)");
});

test("a pinned entry is pinned once, a limit has room for all that are pinned, and a list shows something", () => {
  copy.edit("pages/blog.yaml", "rest: newest-first", "rest: newest-first, pinned: [blog1, blog1]");
  expect(mistakes()).toEqual(["pages/blog.yaml articles.pinned[2]"]);
  copy.edit("pages/blog.yaml", "pinned: [blog1, blog1]", "limit: 1, pinned: [blog1, blog2]");
  expect(mistakes()).toEqual(["pages/blog.yaml articles.limit"]);
  copy.edit("pages/blog.yaml", "rest: newest-first, limit: 1, pinned: [blog1, blog2]", "rest: none");
  expect(mistakes()).toEqual(["pages/blog.yaml articles.rest"]);
});

test("no category can have the name that stands for all courses", () => {
  copy.put("categories/all.yaml", copy.read("categories/management.yaml"));
  expect(mistakes()).toEqual(["categories/all.yaml name"]);
});

test("an event, an opening and a plan that nothing speaks of can go without a word", () => {
  takeOut("events.yaml", "id: feedback-that-learners-can-use");
  takeOut("jobs.yaml", "id: learner-support-advisor");
  const [, plan = ""] = /^plans:\n(?:.*\n)*? {2}- id: ([\w-]+)$/m.exec(copy.read("plans.yaml")) ?? [];
  takeOut("plans.yaml", `id: ${plan}`);
  const { events, jobs, lists, plans } = loadContent(copy.root);
  expect([events.length, jobs.length, lists.events.length]).toEqual([5, 3, 5]);
  expect(plans.plans.map(({ id }) => id)).not.toContain(plan);
});
