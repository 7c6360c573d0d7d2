import { eyebrow, headline } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { labelsOf } from "../../data/labels.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const trendingCourses = defineSection({
  schema: sectionSchema(
    "trending-courses",
    "Courses on large cards with a description. The list is in course-lists.yaml, under trending.",
    { eyebrow, title: headline },
  ),
  shows: ["courseLists", "courses", "coursePages"],
  data: ({ section, content, source }) => ({
    heading: section,
    cards: content.lists.courses.trending.map((card) => courseCardView(source, card)),
    labels: labelsOf(source, "rated", "courseDetails"),
  }),
  anchors: () => [],
});
