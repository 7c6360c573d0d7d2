import { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { describe, type FieldPath, type Report } from "./content-error.ts";
import type { SoundContent } from "../content.ts";
import { fileOf, singleFiles, type Course } from "../records.ts";
import { walk } from "../schema/walk.ts";

/** File and path of a course by its index: courses with a page come first. */
export function courseAt(coursePages: SoundContent["coursePages"], index: number) {
  const page = coursePages[index];
  return page
    ? { file: fileOf("coursePages", page.slug), path: [] }
    : { file: fileOf("courses"), path: [index - coursePages.length] };
}

/** A free course without a page links to the course page named like its category, which must exist. */
function checkFreeCourses(
  { courseLists, courses, coursePages, labels, pageList }: SoundContent,
  report: Report,
): void {
  const pages = new Set(pageList.flatMap(({ kind, slug }) => (kind === "course" && slug ? [slug] : [])));
  if (!courseLists || !labels || pages.size === 0) return;
  const byId = new Map(courses.map((course) => [course.id, course]));
  type Card = { course: string; badge?: string | undefined; to?: string | undefined };
  const check = (file: string, path: FieldPath, card: Card) => {
    const course = byId.get(card.course);
    if (!course || course.page !== undefined || card.to !== undefined || card.badge !== labels.free) return;
    if (pages.has(course.category)) return;
    report(file, path, {
      found: `${describe(card.badge)}, which links to the missing course page ${course.category}`,
      expected: "a free course with a page, or whose category has a course page with the same name",
      remedy: `Write ${contentFolder}/courses/${course.category}.yaml, or set “to” of this card in course-lists.yaml.`,
    });
  };
  walk(singleFiles.courseLists[1], courseLists, (schema, card, path) => {
    if (schema instanceof z.ZodObject && "badge" in schema.shape)
      check(fileOf("courseLists"), [...path, "badge"], Object(card));
  });
  courses.forEach(({ id, badge }, index) => {
    const { file, path } = courseAt(coursePages, index);
    if (!coursePages[index]) check(file, [...path, "badge"], { course: id, badge });
  });
}

/** Cards with the same title show the same number of lessons and learners. */
function checkCounts({ courses, coursePages }: SoundContent, report: Report): void {
  const countsOf = ({ lessons, enrolled }: Course) =>
    `lessons: ${describe(lessons)}, enrolled: ${describe(enrolled)}`;
  const firstOf = new Map<string, Course>();
  courses.forEach((course, index) => {
    const first = firstOf.get(course.title);
    if (!first) return void firstOf.set(course.title, course);
    if (countsOf(course) === countsOf(first)) return;
    const { file, path } = courseAt(coursePages, index);
    report(file, [...path, "title"], {
      found: `${describe(course.title)} with ${countsOf(course)}`,
      expected: `${countsOf(first)}, like the course ${first.id} with the same title`,
      remedy: "Give both courses the same counts, or change one of the titles.",
    });
  });
}

/** The filter of all courses has the value “all”, so no category can have that slug. */
function checkNames({ categories }: SoundContent, report: Report): void {
  if (categories.some(({ slug }) => slug === "all"))
    report(fileOf("categories", "all"), ["name"], {
      found: "the file categories/all.yaml",
      expected: "a name other than all, which is reserved",
      remedy: "Rename the file.",
    });
}

export function checkLists(content: SoundContent, report: Report): void {
  checkFreeCourses(content, report);
  checkCounts(content, report);
  checkNames(content, report);
}
