import { pathOf } from "../content.ts";
import { group } from "../schema/text.ts";
import { courseListData } from "../head/course-data.ts";
import { courseCardView } from "../views/course-card.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

export const categoryCourses = defineSection({
  kind: "category-courses",
  once: "page",
  schema: group(
    "Courses of the category, on the pages of categories. Their list is in course-lists.yaml.",
    {},
  ),
  entries: ({ content, page: { slug = "" } }) => content.lists.courses.ofCategory.get(slug) ?? [],
  paged: ({ content }) => content.courseLists.categoryPages,
  view: ({ content, source, page, shown, paging }) => {
    const cards = shown.flat();
    const links = content.categories.flatMap(({ slug, name, hue }) => {
      const to = pathOf(content, "category", slug);
      return to === undefined || slug === page.slug ? [] : [{ label: name, to, hue }];
    });
    if (cards.length === 0 && links.length === 0) return undefined;
    return {
      labels: labelsOf(source, "rated", "buyCourse"),
      // Directly below the band, so covers load eagerly.
      cards: cards.map((card) =>
        courseCardView(source, card, { inline: true, counts: false, face: "first" }),
      ),
      paging,
      others: links.length > 0 ? { label: content.labels.otherCategories, links } : undefined,
    };
  },
  anchors: () => [],
  data: ({ content, shown, url, meta }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: shown.flat(),
        name: meta.title,
        // Category pages have other prices than the course list; structured data needs one price.
        prices: false,
      }),
    ],
  }),
});
