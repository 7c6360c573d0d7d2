import { find } from "../../data/content.ts";
import { z } from "zod";
import type { CourseCard } from "../../data/course-lists.ts";
import { ref } from "../../data/schema/reference.ts";
import { headline, text } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const courseFilter = defineSection({
  schema: sectionSchema("course-filter", "Courses of course-lists.yaml (home), with a filter by category.", {
    title: headline,
    lead: text.optional().describe("Sentence below the title."),
    allCourses: "Label of the first filter.",
    filters: z.array(ref("category")).describe("Categories of the further filters, in this order."),
  }),
  once: "site",
  data: ({ section: { allCourses, filters, ...words }, content, source }) => {
    const { all, categories } = content.lists.courses.home;
    const cards = (list: readonly CourseCard[], inline = false) =>
      list.map((card) => courseCardView(source, card, { inline, face: inline || "tool" }));
    return {
      heading: words,
      lists: [
        { value: "all", label: allCourses, cards: cards(all, true) },
        ...filters.map((category) => ({
          value: category,
          label: find(content.categories, category).name,
          cards: cards(categories.get(category) ?? []),
        })),
      ],
      legend: content.labels.filter,
    };
  },
});
