import { courseListData } from "../../head/things.ts";
import { headline } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

const perPage = 6;

export const courseList = defineSection({
  schema: sectionSchema("course-list", "All courses, six cards a page. Their list is in course-lists.yaml.", {
    title: headline,
  }),
  once: "site",
  shows: ["courseLists", "courses", "coursePages"],
  band: ({ content }) => ({
    art: { of: "drawing", name: "heads/shelf", end: 0 },
    kind: "cover",
    count: content.lists.courses.all.length,
  }),
  data: ({ section, content, source }) => {
    const cards = content.lists.courses.all.map((card) => courseCardView(source, card));
    const count = Math.ceil(cards.length / perPage);
    return {
      heading: section,
      legend: content.labels.page,
      pages: Array.from({ length: count }, (_, page) => cards.slice(page * perPage, (page + 1) * perPage)),
    };
  },
  structuredData: ({ section, content, url }) => ({
    page: { "@type": "CollectionPage" },
    things: courseListData(content, `${url}#courses`, {
      cards: content.lists.courses.all,
      name: section.title,
    }),
  }),
});
