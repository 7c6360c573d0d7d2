import { eyebrow, group, headline } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { labelsOf } from "../../data/labels.ts";
import { defineSection } from "../define-section.ts";

export const trendingCourses = defineSection({
  kind: "trending-courses",
  schema: group(
    "Courses on large cards with a description. The list is in course-lists.yaml, under trending.",
    { eyebrow, title: headline },
  ),
  shows: ["courseLists", "courses", "coursePages"],
  view: ({ section, content, source }) => ({
    heading: section,
    cards: content.lists.courses.trending.map((card) => courseCardView(source, card)),
    labels: labelsOf(source, "rated", "courseDetails"),
  }),
  anchors: () => [],
});
