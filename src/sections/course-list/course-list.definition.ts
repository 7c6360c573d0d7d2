import { courseListData } from "../../head/structured-data.ts";
import { headline } from "../../data/schema/text.ts";
import { courseCardView } from "../../data/course.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** The style sheet has a rule for each. */
const mostPages = 8;

/** Rows of three cards: two on a page, more in a long list. */
const perPage = (cards: number) => 3 * Math.max(2, Math.ceil(cards / (3 * mostPages)));

export const courseList = defineSection({
  schema: sectionSchema("course-list", "All courses, six cards a page. Their list is in course-lists.yaml.", {
    title: headline,
  }),
  once: "site",
  band: ({ content }) => ({
    art: { of: "drawing", name: "heads/shelf", end: 20 },
    kind: "cover",
    count: content.lists.courses.all.length,
  }),
  data: ({ section, content, source }) => {
    const cards = content.lists.courses.all.map((card) => courseCardView(source, card));
    const size = perPage(cards.length);
    return {
      heading: section,
      legend: content.labels.page,
      pages: Array.from({ length: Math.ceil(cards.length / size) }, (_, page) =>
        cards.slice(page * size, (page + 1) * size),
      ),
    };
  },
  structuredData: ({ section, content, url }) =>
    courseListData(content, `${url}#courses`, { cards: content.lists.courses.all, name: section.title }),
});
