/** Checks what the rules of the lists say of other records. */
import { contentFolder } from "../content-folder.ts";
import { describe, type FieldPath } from "./content-error.ts";
import type { SoundContent } from "../content.ts";
import type { Report } from "./cross-checks.ts";
import { fileOf, type Course } from "../records.ts";

/** Every list of cards, and where it stands in `course-lists.yaml`. */
function listsOf(courseLists: NonNullable<SoundContent["courseLists"]>) {
  const { home, trending, courseList, categoryPages, related } = courseLists;
  const perCategory = (path: FieldPath, lists: typeof home.categories) => [
    ...Object.entries(lists.named).map(([category, list]) => ({ path: [...path, "named", category], list })),
    { path: [...path, "others"], list: lists.others },
  ];
  return [
    { path: ["home", "all"], list: home.all },
    ...perCategory(["home", "categories"], home.categories),
    { path: ["trending"], list: trending },
    { path: ["courseList"], list: courseList },
    ...perCategory(["categoryPages"], categoryPages),
    { path: ["related"], list: related },
  ];
}

/** A free course without a page leads to the page that its category's name leads to, so there must be one. */
function checkFreeCourses(
  { courseLists, courses, coursePages, labels, pageList }: SoundContent,
  report: Report,
): void {
  const pages = new Set(pageList.flatMap(({ kind, slug }) => (kind === "course" && slug ? [slug] : [])));
  if (!courseLists || !labels || pages.size === 0) return;
  const byId = new Map(courses.map((course) => [course.id, course]));
  const check = (
    file: string,
    path: FieldPath,
    card: { course: string; badge?: string | undefined; to?: string | undefined },
  ) => {
    const course = byId.get(card.course);
    if (!course || course.page !== undefined || card.to !== undefined || card.badge !== labels.free) return;
    if (course.register !== undefined || course.sessions?.some(({ register }) => register !== undefined))
      return;
    if (pages.has(course.category)) return;
    report(file, path, {
      found: `${describe(card.badge)}, which leads to the course page ${course.category}`,
      expected: "a free course that has a page, or whose category has a course page of its name",
      remedy: `Write ${contentFolder}/courses/${course.category}.yaml, or say with “to” in course-lists.yaml where this card leads.`,
    });
  };
  for (const { path, list } of listsOf(courseLists))
    list.pinned.forEach((card, index) =>
      check(fileOf("courseLists"), [...path, "pinned", index, "badge"], card),
    );
  courses
    .slice(coursePages.length)
    .forEach(({ id, badge }, index) => check(fileOf("courses"), [index, "badge"], { course: id, badge }));
}

/** Cards of one title say the same of lessons and learners, wherever they stand. */
function checkCounts({ courses, coursePages }: SoundContent, report: Report): void {
  const countsOf = ({ lessons, enrolled }: Course) =>
    `lessons: ${describe(lessons)}, enrolled: ${describe(enrolled)}`;
  const firstOf = new Map<string, Course>();
  courses.forEach((course, index) => {
    const first = firstOf.get(course.title);
    if (!first) return void firstOf.set(course.title, course);
    if (countsOf(course) === countsOf(first)) return;
    // Those that have a file of their own come first.
    const page = coursePages[index];
    const [file, path] = page
      ? [fileOf("coursePages", page.slug), ["title"]]
      : [fileOf("courses"), [index - coursePages.length, "title"]];
    report(file, path, {
      found: `${describe(course.title)} with ${countsOf(course)}`,
      expected: `${countsOf(first)}, as the course ${first.id} of the same title has`,
      remedy: "Give both courses the same counts, or one of them another title.",
    });
  });
}

/** The filter of all courses has the value “all”, so no category may have that name. */
function checkNames({ categories }: SoundContent, report: Report): void {
  if (categories.some(({ slug }) => slug === "all"))
    report(fileOf("categories", "all"), ["name"], {
      found: "the file categories/all.yaml",
      expected: "a name other than all, which stands for all courses",
      remedy: "Rename the file.",
    });
}

/** Holds the rules of the lists against the records that they name. What is not sound by itself is left out. */
export function checkLists(content: SoundContent, report: Report): void {
  checkFreeCourses(content, report);
  checkCounts(content, report);
  checkNames(content, report);
}
