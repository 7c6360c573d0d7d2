import { emblem } from "../art/heads.ts";
import { drawnHead } from "../art/heads/inks.ts";
import type { Content } from "../content.ts";
import { courseListData } from "../head/course-data.ts";
import { entriesOn, furtherCrumbs, numberedMeta, pagingView } from "../views/list-pages.ts";
import { bandView } from "../views/band.ts";
import { find } from "../views/find.ts";
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
  view: ({ record: { slug, name, hue, page: words }, content, source, page, list }) => {
    const parent = content.navigation.pages?.links.find(({ to }) => to === "/course");
    const paging = pagingView(content, page, list);
    const { crumb, parents } = furtherCrumbs(content, page, words.band.title);
    const cards = cardsOf(content, slug);
    const [first] = cards;
    const others = content.categories.filter((other) => other.page && other.slug !== slug);
    return {
      hue,
      meta: numberedMeta(content, page, words.meta),
      labels: labelsOf(source, "rated", "buyCourse"),
      band: bandView(
        source,
        { ...words.band, eyebrow: name, hue },
        {
          crumb,
          parents: [...(parent ? [parent] : []), ...parents],
          art: words.subject
            ? drawnHead(`subjects/${words.subject}`)
            : first && emblem({ hue, figure: find(content.courses, first.course).figure }),
        },
      ),
      // Straight below the band, so their covers come with it.
      cards: entriesOn(page, list, cards)
        .flat()
        .map((card) => courseCardView(source, card, "courseCard", true)),
      ...(paging ? { paging } : {}),
      ...(others.length > 0
        ? {
            others: {
              label: content.labels.otherCategories,
              links: others.map((other) => ({ label: other.name, to: `/category/${other.slug}` })),
            },
          }
        : {}),
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
