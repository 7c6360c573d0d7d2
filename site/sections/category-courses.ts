import { pathOf, type Content } from "../content.ts";
import { group } from "../schema/text.ts";
import { courseListData } from "../head/course-data.ts";
import { courseCardView } from "../views/course-card.ts";
import { entriesOn, pagingView } from "../views/list-pages.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

/** The cards of a category's list. */
const categoryCards = ({ lists }: Content, slug = "") => lists.courses.ofCategory.get(slug) ?? [];

/** The courses of the category that the page is about. */
export const categoryCourses = defineSection({
  kind: "category-courses",
  once: "page",
  words: group(
    "On the pages of categories: the courses of the category, by the rule in course-lists.yaml.",
    {},
  ),
  list: ({ content, page: { slug } }) => ({
    length: categoryCards(content, slug).length,
    perPage: content.courseLists.categoryPages.perPage,
  }),
  view: ({ content, source, page, list }) => {
    const cards = entriesOn(page, list, categoryCards(content, page.slug)).flat();
    const links = content.categories.flatMap(({ slug, name }) => {
      const to = pathOf(content, "category", slug);
      return to === undefined || slug === page.slug ? [] : [{ label: name, to }];
    });
    if (cards.length === 0 && links.length === 0) return undefined;
    return {
      labels: labelsOf(source, "rated", "buyCourse"),
      // Straight below the band, so their covers come with it.
      cards: cards.map((card) => courseCardView(source, card, { inline: true })),
      paging: pagingView(content, page, list),
      others: links.length > 0 ? { label: content.labels.otherCategories, links } : undefined,
    };
  },
  places: () => [],
  data: ({ content, page, list, url, meta }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: entriesOn(page, list, categoryCards(content, page.slug)).flat(),
        name: meta.title,
        // The category pages give other prices than the course list for some titles; one thing is offered at one price.
        prices: false,
      }),
    ],
  }),
});
