import { findBySlug } from "../content.ts";
import { listOf } from "../schema/list.ts";
import { ref } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { courseCardView } from "../views/course-card.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, lacksEntries } from "./define-section.ts";

export const courseFilter = defineSection({
  kind: "course-filter",
  once: "site",
  schema: headed(
    "Courses, with a filter for each category. The lists are in course-lists.yaml, under home.",
    {
      allCourses: "Label of the first filter.",
      filters: listOf(ref("category"), ["by-name"]).describe(
        "Further filters: the categories that have courses to show.",
      ),
    },
  ),
  shows: ["courseLists", "courses", "coursePages"],
  needs: ({ content }) => [lacksEntries(content.courses, "coursePages")],
  view: ({ section: { allCourses, filters: _filters, ...words }, content, source }) => {
    const { all, categories } = content.lists.courses.home;
    const cards = (list: typeof all, inline?: boolean) =>
      list.map((card) => courseCardView(source, card, { inline: inline === true }));
    return {
      heading: words,
      lists: [
        { value: "all", label: allCourses, cards: cards(all, true) },
        ...categories.map((list) => ({
          value: list.category,
          label: findBySlug(content.categories, list.category).name,
          cards: cards(list.cards),
        })),
      ],
      labels: labelsOf(source, "filter", "rated", "courseDetails"),
    };
  },
});
