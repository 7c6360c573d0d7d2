import { eyebrow, headline } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const trendingCourses = defineSection({
  schema: sectionSchema("trending-courses", "Courses of course-lists.yaml (trending), on large cards.", {
    eyebrow,
    title: headline,
  }),
  data: ({ section, content, source }) => ({
    heading: section,
    cards: content.lists.courses.trending.map((card) => courseCardView(source, card)),
  }),
  anchors: () => [],
});
