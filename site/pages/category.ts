import { hueColours } from "../art/hues.ts";
import { categoryMosaic } from "../art/scenes.ts";
import type { Content } from "../content.ts";
import { courseListData } from "../head/course-data.ts";
import { entriesOn, furtherCrumbs, numberedMeta, pagingView } from "../views/list-pages.ts";
import { bandView } from "../views/band.ts";
import { dialectOf } from "../views/category.ts";
import { courseCardView } from "../views/course-card.ts";
import { journeyView } from "../views/journey.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

const cardsOf = ({ lists }: Content, slug: string) => lists.courses.ofCategory.get(slug) ?? [];

/** A category page: the cards of its list. */
export const category = definePage({
  kind: "category",
  path: "/category/:slug",
  footer: "compact",
  records: "categories",
  needs: "page",
  shows: ["courseLists", "courses"],
  list: ({ record, content }) => ({
    length: cardsOf(content, record.slug).length,
    perPage: content.courseLists.categoryPages.perPage,
  }),
  view: ({ record: { slug, hue, page: words }, content, source, pictures, page, list }) => {
    const parent = content.navigation.pages?.links.find(({ to }) => to === "/course");
    const paging = pagingView(content, page, list);
    const { crumb, parents } = furtherCrumbs(content, page, words.band.title);
    const dialect = dialectOf(source, slug);
    return {
      hue,
      meta: numberedMeta(content, page, words.meta),
      labels: labelsOf(source, "rated", "buyCourse"),
      mosaic: pictures.addInline(
        `category-${slug}`,
        categoryMosaic({ seed: words.band.title, dialect, hue, corner: hueColours[hue].beside }),
      ),
      band: bandView(
        source,
        { ...words.band, hue },
        { dialect, crumb, parents: [...(parent ? [parent] : []), ...parents] },
      ),
      // Straight below the band, so their covers come with it.
      cards: entriesOn(page, list, cardsOf(content, slug))
        .flat()
        .map((card) => courseCardView(source, card, "courseCard", true)),
      ...(paging ? { paging } : {}),
      journey: journeyView(source, { title: words.band.title, hue }),
    };
  },
  places: ({ content }) => [content.banners.journey && "journey"],
  structuredData: ({ record, content, page, list, url, meta }) => ({
    page: { "@type": "CollectionPage" },
    things: [
      courseListData(content, `${url}#courses`, {
        cards: entriesOn(page, list, cardsOf(content, record.slug)).flat(),
        name: meta.title,
        // The category pages give other prices than the course list for some titles; one thing is offered at one price.
        prices: false,
      }),
    ],
  }),
});
