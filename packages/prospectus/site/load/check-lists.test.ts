import { expect, test } from "vitest";
import { reportedBy } from "../../tests/fixtures/said-of.ts";
import { checkLists } from "./check-lists.ts";

type Card = { course: string; badge?: string; to?: string };
const list = (...pinned: Card[]) => ({ pinned });
const none = { named: {}, others: list() };
const courseLists = {
  home: { all: list(), categories: none },
  trending: list(),
  courseList: list(),
  categoryPages: none,
  related: list(),
};
const courses = [
  { id: "paged", category: "music", page: "paged" },
  { id: "fonts", category: "design" },
  { id: "flute", category: "music" },
];

function said(parts: object): string[] {
  const pageList = [{ kind: "course", slug: "design" }];
  const all = { courses, labels: { free: "Free" }, pageList, courseLists, ...parts };
  const coursePages = all.courses.flatMap(({ page }) => (page === undefined ? [] : [{ slug: page }]));
  return reportedBy(checkLists, { ...all, coursePages });
}

const free = (course: string): Card => ({ course, badge: "Free" });
const toMusic = (place: string) =>
  `${place} | "Free", which links to the missing course page music | a free course with a page, or whose category has a course page with the same name | Write content/courses/music.yaml, or set “to” of this card in course-lists.yaml.`;
const categories = { named: { music: list(free("flute")) }, others: list(free("fonts"), free("flute")) };
const withBadges = courses.map((course) => ({ ...course, badge: "Free" }));

const flute = { id: "paged", title: "Flute", page: "paged", lessons: "6 Lessons", enrolled: "8K Enrolled" };
const otherCounts = (place: string, found: string) =>
  `${place} | "Flute" with ${found} | lessons: "6 Lessons", enrolled: "8K Enrolled", like the course paged with the same title | Give both courses the same counts, or change one of the titles.`;

test.each<[what: string, parts: object, sentences: string[]]>([
  [
    "free courses in all lists, whose category has no course page of its name",
    {
      courseLists: {
        home: { all: list(free("fonts"), free("flute")), categories },
        trending: list(free("flute")),
        courseList: list(free("flute")),
        categoryPages: categories,
        related: list(free("flute")),
      },
    },
    [
      "home.all.pinned[2].badge",
      "home.categories.named.music.pinned[1].badge",
      "home.categories.others.pinned[2].badge",
      "trending.pinned[1].badge",
      "courseList.pinned[1].badge",
      "categoryPages.named.music.pinned[1].badge",
      "categoryPages.others.pinned[2].badge",
      "related.pinned[1].badge",
    ].map((place) => toMusic(`course-lists.yaml ${place}`)),
  ],
  [
    "cards that say where they lead, paid ones, and those of courses with a page or that there are not",
    {
      courseLists: {
        ...courseLists,
        trending: list(
          { ...free("flute"), to: "/course" },
          { course: "flute", badge: "9$" },
          { course: "flute" },
          free("paged"),
          free("nothing"),
        ),
      },
    },
    [],
  ],
  ["free courses by their own badges", { courses: withBadges }, [toMusic("courses.yaml [2].badge")]],
  ["free courses, and labels that are not sound", { courses: withBadges, labels: undefined }, []],
  ["free courses, and lists that are not sound", { courses: withBadges, courseLists: undefined }, []],
  ["free courses of a site without course pages", { courses: withBadges, pageList: [] }, []],
  [
    "courses of one title with other counts, with a page or without",
    {
      courses: [
        flute,
        { ...flute, id: "second", page: "second", lessons: "7 Lessons" },
        { ...flute, id: "same", page: undefined },
        { id: "other", title: "Oboe", lessons: "9 Lessons" },
        { id: "flute", title: "Flute", lessons: "6 Lessons" },
      ],
    },
    [
      otherCounts("courses/second.yaml title", 'lessons: "7 Lessons", enrolled: "8K Enrolled"'),
      otherCounts("courses.yaml [3].title", 'lessons: "6 Lessons", enrolled: nothing'),
    ],
  ],
  [
    "a category with the name that stands for all courses",
    { categories: [{ slug: "design" }, { slug: "all" }] },
    [
      "categories/all.yaml name | the file categories/all.yaml | a name other than all, which is reserved | Rename the file.",
    ],
  ],
])("the mistakes of %s are reported", (_, parts, sentences) => {
  expect(said(parts)).toEqual(sentences);
});
