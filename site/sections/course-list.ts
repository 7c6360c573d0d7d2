import type { Content } from "../content.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { courseListData } from "../head/course-data.ts";
import { coursesTogether } from "../lists/course-lists.ts";
import type { Page } from "../page.ts";
import { pathOf, pathWith } from "../content.ts";
import { heading } from "../schema/text.ts";
import { courseCardView, isOnCardsAlone } from "../views/course-card.ts";
import { find } from "../views/find.ts";
import { beginningOf, cardId, courseCardsFor, entriesOn, pagingView } from "../views/list-pages.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

/** What the list can be filtered by: the pages of the categories, and the values of its own filters. */
function filtersView(content: Content, page: Page) {
  const { labels, lists, categories } = content;
  const { filters: words } = labels;
  const list = pathWith(content, "course-list") ?? "";
  const own = [...Map.groupBy(lists.courses.filters, ({ by }) => by)].map(([by, values]) => ({
    label: words[by],
    links: values.map(({ label, value }) => ({ label, to: `${list}/${by}/${value}` })),
  }));
  const links = categories.flatMap(({ name, slug }) => {
    const to = pathOf(content, "category", slug);
    return to === undefined ? [] : [{ label: name, to }];
  });
  return {
    label: words.label,
    current: beginningOf(page),
    groups: [{ label: words.category, links }, ...own],
  };
}

/** All courses, on pages. */
export const courseList = defineSection({
  kind: "course-list",
  once: "site",
  words: heading.describe("All courses, on pages. Their rule is in course-lists.yaml."),
  shows: ["courseLists", "courses", "coursePages"],
  list: ({ content, page }) => {
    const { perPage } = content.courseLists.courseList;
    const { length } = courseCardsFor(content, page);
    return page.filter
      ? { length, perPage: perPage * coursesTogether }
      : { length, perPage, together: coursesTogether };
  },
  filters: ({ lists }) => lists.courses.filters,
  art: () => drawnHead("heads/shelf"),
  view: ({ section, content, source, page, list }) => ({
    heading: section,
    labels: labelsOf(source, "page", "rated", "courseDetails"),
    pages: entriesOn(page, list, courseCardsFor(content, page)).map((cards) =>
      cards.map((card) => ({
        ...courseCardView(source, card),
        id: isOnCardsAlone(content, card, find(content.courses, card.course))
          ? cardId(card.course)
          : undefined,
      })),
    ),
    paging: pagingView(content, page, list),
    ...(content.lists.courses.filters.length > 0 ? { filters: filtersView(content, page) } : {}),
  }),
  data: ({ section, content, page, list, url }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: entriesOn(page, list, courseCardsFor(content, page)).flat(),
        name: section.title,
        prices: true,
      }),
    ],
  }),
});
