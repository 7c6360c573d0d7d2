import { expect, test } from "vitest";
import type { SoundContent } from "../content.ts";
import { fieldName } from "./content-error.ts";
import { checkLists } from "./check-lists.ts";

type Card = { course: string; badge?: string; to?: string };
const list = (...pinned: Card[]) => ({ pinned });
const none = { named: {}, others: list() };

const emptyLists = {
  home: { all: list(), categories: none },
  trending: list(),
  courseList: list(),
  categoryPages: none,
  related: list(),
};

type Course = { id: string; page?: string | undefined };
const someCourses = [
  { id: "paged", category: "music", page: "paged" },
  { id: "fonts", category: "design" },
  { id: "flute", category: "music" },
];

/** What is said of content that has these parts. */
function said({
  courses = someCourses,
  ...parts
}: {
  courses?: readonly Course[];
  [part: string]: unknown;
}): string[] {
  const sentences: string[] = [];
  const content = {
    categories: [],
    courses,
    coursePages: courses.flatMap(({ page }) => (page === undefined ? [] : [{ slug: page }])),
    labels: { free: "Free" },
    pageList: [{ path: "/course/design" }],
    courseLists: emptyLists,
  };
  checkLists({ ...content, ...parts } as unknown as SoundContent, (file, path, { found, expected, remedy }) =>
    sentences.push(`${file} ${fieldName(path)} | ${found} | ${expected} | ${remedy}`),
  );
  return sentences;
}

const free = (course: string): Card => ({ course, badge: "Free" });
const leadsNowhere = (place: string) =>
  `${place} | "Free", which leads to /course/music | a free course that has a page, or whose category has a course page of its name | Write content/courses/music.yaml, or say with “to” in course-lists.yaml where this card leads.`;

test("a free course without a page leads to the page of its category's name, in whichever list it is", () => {
  const categories = { named: { music: list(free("flute")) }, others: list(free("fonts"), free("flute")) };
  const courseLists = {
    home: { all: list(free("fonts"), free("flute")), categories },
    trending: list(free("flute")),
    courseList: list(free("flute")),
    categoryPages: categories,
    related: list(free("flute")),
  };
  expect(said({ courseLists })).toEqual(
    [
      "home.all.pinned[2].badge",
      "home.categories.named.music.pinned[1].badge",
      "home.categories.others.pinned[2].badge",
      "trending.pinned[1].badge",
      "courseList.pinned[1].badge",
      "categoryPages.named.music.pinned[1].badge",
      "categoryPages.others.pinned[2].badge",
      "related.pinned[1].badge",
    ].map((place) => leadsNowhere(`course-lists.yaml ${place}`)),
  );
});

test("a card that says where it leads, a paid one, and one of a course with a page need no such page", () => {
  const cards = list(
    { ...free("flute"), to: "/course" },
    { course: "flute", badge: "9$" },
    { course: "flute" },
    free("paged"),
    free("nothing"),
  );
  expect(said({ courseLists: { ...emptyLists, trending: cards } })).toEqual([]);
});

test("a course's own badge counts too, by its place among the courses without a page", () => {
  const courses = [
    { id: "paged", category: "music", page: "paged", badge: "Free" },
    { id: "fonts", category: "design", badge: "Free" },
    { id: "flute", category: "music", badge: "Free" },
  ];
  expect(said({ courses })).toEqual([leadsNowhere("courses.yaml [2].badge")]);
  expect(said({ courses, labels: undefined })).toEqual([]);
  expect(said({ courses, courseLists: undefined })).toEqual([]);
});

test("courses of one title have the same counts, whether they have a page or not", () => {
  const title = "Flute";
  const page = { id: "paged", title, page: "paged", lessons: "6 Lessons", enrolled: "8K Enrolled" };
  const courses = [
    page,
    { ...page, id: "second", page: "second", lessons: "7 Lessons" },
    { ...page, id: "same", page: undefined },
    { id: "other", title: "Oboe", lessons: "9 Lessons" },
    { id: "flute", title, lessons: "6 Lessons" },
  ];
  const mistake = (place: string, found: string) =>
    `${place} | "Flute" with ${found} | lessons: "6 Lessons", enrolled: "8K Enrolled", as the course paged of the same title has | Give both courses the same counts, or one of them another title.`;
  expect(said({ courses })).toEqual([
    mistake("courses/second.yaml title", 'lessons: "7 Lessons", enrolled: "8K Enrolled"'),
    mistake("courses.yaml [3].title", 'lessons: "6 Lessons", enrolled: nothing'),
  ]);
});

test("no category has the name that stands for all courses", () => {
  expect(said({ categories: [{ slug: "design" }] })).toEqual([]);
  expect(said({ categories: [{ slug: "design" }, { slug: "all" }] })).toEqual([
    "categories/all.yaml name | the file categories/all.yaml | a name other than all, which stands for all courses | Rename the file.",
  ]);
});
