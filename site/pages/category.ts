import { group } from "../schema/text.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { onGround } from "../art/scenes.ts";
import { pathWith } from "../content.ts";
import { sectionList, sectionViews } from "../sections.ts";
import { bandView } from "../views/band.ts";
import { furtherCrumbs, numberedMeta } from "../views/list-pages.ts";
import { crumbOf } from "../views/places.ts";
import { definePage } from "./define-page.ts";

/** A category page. */
export const category = definePage({
  kind: "category",
  screen: "page",
  path: "/category/:slug",
  footer: "compact",
  records: "categories",
  needs: "page",
  words: group("The sections of all pages of categories. What is said of a single one is in categories/.", {
    sections: sectionList,
  }).prefault({ sections: [{ kind: "category-courses" }] }),
  shows: ["courseLists", "courses"],
  sections: ({ record: { name, hue, page: own }, words, content, page }) => ({
    meta: numberedMeta(content, page, own.meta),
    sections: words.sections,
    opening: () => ({ eyebrow: name, title: own.band.title, hue }),
  }),
  view: ({ record: { name, hue, page: words }, content, source, page, made }) => {
    const parent = crumbOf(content, pathWith(content, "course-list"));
    const { crumb, parents } = furtherCrumbs(content, page, words.band.title);
    const art = words.subject ? drawnHead(`subjects/${words.subject}`) : undefined;
    return {
      meta: numberedMeta(content, page, words.meta),
      band: bandView(
        source,
        { ...words.band, eyebrow: name, hue },
        {
          crumb,
          parents: [...(parent ? [parent] : []), ...parents],
          art,
        },
      ),
      sections: sectionViews(made, source, onGround(art, hue)),
    };
  },
});
