import { z } from "zod";
import type { Content } from "../content.ts";
import { courseListData } from "../head/course-data.ts";
import { coursesTogether } from "../lists/course-lists.ts";
import {
  beginningOf,
  cardId,
  courseCardsFor,
  entriesOn,
  furtherCrumbs,
  isFurther,
  numberedMeta,
  pagingView,
} from "../views/list-pages.ts";
import type { Page } from "../page.ts";
import { band, heading, meta } from "../schema/text.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { bandView } from "../views/band.ts";
import { categoryTilesView } from "../views/category.ts";
import { courseCardView, isOnCardsAlone } from "../views/course-card.ts";
import { find } from "../views/find.ts";
import { journeyView } from "../views/journey.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** What the course list can be filtered by: the pages of the categories, and the values of its own filters. */
function filtersView({ labels, lists, categories }: Content, page: Page) {
  const { filters: words } = labels;
  const own = [...Map.groupBy(lists.courses.filters, ({ by }) => by)].map(([by, values]) => ({
    label: words[by],
    links: values.map(({ label, value }) => ({ label, to: `/course/${by}/${value}` })),
  }));
  const links = categories
    .filter((category) => category.page)
    .map(({ name, slug }) => ({ label: name, to: `/category/${slug}` }));
  return {
    label: words.label,
    current: beginningOf(page),
    groups: [{ label: words.category, links }, ...own],
  };
}

/** The course list: category tiles and pages of cards. */
export const courses = definePage({
  kind: "courses",
  path: "/course",
  footer: "tall",
  file: "course",
  words: z
    .strictObject({
      meta,
      band,
      categories: heading.describe("Above the tiles of category-tiles.yaml.").optional(),
      courses: heading.describe("Above the cards, whose rule is in course-lists.yaml."),
    })
    .describe("The page /course, the course list."),
  shows: ["banners", "categoryTiles", "courseLists", "courses", "coursePages"],
  list: ({ content, page }) => {
    const { perPage } = content.courseLists.courseList;
    const { length } = courseCardsFor(content, page);
    return page.filter
      ? { length, perPage: perPage * coursesTogether }
      : { length, perPage, together: coursesTogether };
  },
  filters: ({ lists }) => lists.courses.filters,
  view: ({ words, content, source, page, list }) => {
    const paging = pagingView(content, page, list);
    return {
      meta: numberedMeta(content, page, words.meta),
      labels: labelsOf(source, "page", "rated", "courseDetails"),
      band: bandView(source, words.band, {
        ...furtherCrumbs(content, page, words.band.eyebrow),
        art: drawnHead("heads/shelf"),
      }),
      // Who has chosen a part of the list gets it at once.
      ...(isFurther(page) ? {} : { categories: categoryTilesView(source, words.categories) }),
      courses: {
        ...words.courses,
        pages: entriesOn(page, list, courseCardsFor(content, page)).map((cards) =>
          cards.map((card) => ({
            ...courseCardView(source, card),
            ...(isOnCardsAlone(content, card, find(content.courses, card.course))
              ? { id: cardId(card.course) }
              : {}),
          })),
        ),
      },
      ...(paging ? { paging } : {}),
      ...(content.lists.courses.filters.length > 0 ? { filters: filtersView(content, page) } : {}),
      journey: journeyView(source, words.band, isFurther(page) ? {} : { own: "/course#top-courses" }),
    };
  },
  places: ({ words, content }) => [
    words.categories && content.categoryTiles.length > 0 && "top-categories",
    "top-courses",
    content.banners.journey && "journey",
  ],
  found: ({ content }) => ({ names: content.categoryTiles.map(({ title }) => title) }),
  structuredData: ({ words, content, page, list, url }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: entriesOn(page, list, courseCardsFor(content, page)).flat(),
        name: words.courses.title,
        prices: true,
      }),
    ],
  }),
});
