import { courseListData } from "../head/course-data.ts";
import { fileOf } from "../records.ts";
import { picked, ref } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { courseCardView } from "../views/course-card.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, oneOf } from "./define-section.ts";

export const courses = defineSection({
  kind: "courses",
  schema: headed("Courses of the course list, of a category, or selected ones.", {
    pick: picked("course"),
    category: ref("category").describe("All courses of this category.").optional(),
  }).refine(
    ({ pick, category }) => pick === undefined || category === undefined,
    oneOf(["pick", "category"], "Delete one of them."),
  ),
  shows: ["courseLists", "courses", "coursePages"],
  needs: ({ content, section }) => {
    const priced = (id: string) =>
      content.coursePages.some((one) => one.id === id) ||
      content.courses.some((one) => one.id === id && "badge" in one);
    const known = new Set(content.courses.map(({ id }) => id));
    return (section.pick ?? []).map(
      (id, index) =>
        known.has(id) &&
        !priced(id) && {
          at: ["pick", index],
          expected: "a course with a “badge”, which its card shows",
          remedy: `Add “badge” in ${fileOf("courses")}, or delete the course here.`,
        },
    );
  },
  entries: ({ section: { pick, category }, content }) => {
    const { cards, all, ofCategory } = content.lists.courses;
    if (pick) return pick.flatMap((id) => cards.filter(({ course }) => course === id));
    return category === undefined ? all : (ofCategory.get(category) ?? []);
  },
  view: ({ section: { pick: _pick, category: _category, ...words }, entries, source }) =>
    entries.length > 0
      ? {
          heading: words,
          cards: entries.map((card) => courseCardView(source, card)),
          labels: labelsOf(source, "rated", "courseDetails"),
        }
      : undefined,
  search: ({ section }) => [section.title],
  data: ({ section, content, entries, url, id }) => ({
    things: [
      courseListData(content, `${url}#${id}`, {
        cards: entries,
        name: section.title,
        // The course list has the prices; structured data needs one price.
        prices: false,
      }),
    ],
  }),
});
