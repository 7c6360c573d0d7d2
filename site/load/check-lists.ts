/** Checks what the rules of the lists say of other records. */
import { describe, type FieldPath } from "./content-error.ts";
import type { Records } from "./content.ts";
import type { Report } from "./cross-checks.ts";
import { fileOf } from "./files.ts";

/** Every list of cards, and where it stands in `course-lists.yaml`. */
function listsOf({ courseLists }: Records) {
  const { home, trending, courseList, categoryPages, related } = courseLists;
  const perCategory = (path: FieldPath, lists: typeof categoryPages) => [
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
function checkFreeCourses(content: Records, report: Report): void {
  const { courses, labels, pageList } = content;
  const paths = new Set(pageList.map(({ path }) => path));
  const byId = new Map(courses.map((course) => [course.id, course]));
  const check = (
    file: string,
    path: FieldPath,
    card: { course: string; badge?: string | undefined; to?: string | undefined },
  ) => {
    const course = byId.get(card.course);
    if (!course || course.page !== undefined || card.to !== undefined || card.badge !== labels.free) return;
    const target = `/course/${course.category}`;
    if (paths.has(target)) return;
    report(file, path, {
      found: `${describe(card.badge)}, which leads to ${target}`,
      expected: "a free course that has a page, or whose category has a course page of its name",
      remedy: `Write content/courses/${course.category}.yaml, or say with “to” in course-lists.yaml where this card leads.`,
    });
  };
  for (const { path, list } of listsOf(content))
    list.pinned.forEach((card, index) =>
      check(fileOf("courseLists"), [...path, "pinned", index, "badge"], card),
    );
  courses
    .filter(({ page }) => page === undefined)
    .forEach(({ id, badge }, index) => check(fileOf("courses"), [index, "badge"], { course: id, badge }));
}

/** What is pinned is pinned once. */
function checkTwice(content: Records, report: Report): void {
  const { pages, people } = content;
  const lists: { file: string; path: FieldPath; ids: readonly string[] }[] = [
    ...listsOf(content).map(({ path, list }) => ({
      file: fileOf("courseLists"),
      path,
      ids: list.pinned.map(({ course }) => course),
    })),
    { file: fileOf("people"), path: ["team"], ids: people.team.pinned },
    { file: fileOf("pages", "home"), path: ["courses", "filters"], ids: pages.home.courses.filters.pinned },
    { file: fileOf("pages", "home"), path: ["blog", "articles"], ids: pages.home.blog.articles.pinned },
    { file: fileOf("pages", "blog"), path: ["articles"], ids: pages.blog.articles.pinned },
    { file: fileOf("pages", "article"), path: ["articles"], ids: pages.article.articles.pinned },
    { file: fileOf("pages", "event"), path: ["events"], ids: pages.event.events.pinned },
  ];
  for (const { file, path, ids } of lists) {
    const seen = new Set<string>();
    ids.forEach((id, index) => {
      if (seen.has(id))
        report(file, [...path, "pinned", index], {
          found: describe(id),
          expected: "each entry once",
          remedy: "Take one of the two out.",
        });
      seen.add(id);
    });
  }
}

/** The filter of all courses has the value “all”, so no category may have that name. */
function checkNames({ categories }: Records, report: Report): void {
  if (categories.some(({ slug }) => slug === "all"))
    report(fileOf("categories", "all"), ["name"], {
      found: "the file categories/all.yaml",
      expected: "a name other than all, which stands for all courses",
      remedy: "Rename the file.",
    });
}

/** Holds the rules of the lists against the records that they name. Every file must have been found sound by itself. */
export function checkLists(content: Records, report: Report): void {
  checkFreeCourses(content, report);
  checkTwice(content, report);
  checkNames(content, report);
}
