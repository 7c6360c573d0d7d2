import { emblem } from "../art/heads.ts";
import { group } from "../schema/text.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { pathWith } from "../content.ts";
import { sectionList, sectionViews } from "../sections.ts";
import { categoryCards } from "../sections/category-courses.ts";
import { bandView } from "../views/band.ts";
import { find } from "../views/find.ts";
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
  view: ({ record: { slug, name, hue, page: words }, content, source, page, made }) => {
    const parent = crumbOf(content, pathWith(content, "course-list"));
    const { crumb, parents } = furtherCrumbs(content, page, words.band.title);
    const [first] = categoryCards(content, slug);
    return {
      meta: numberedMeta(content, page, words.meta),
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
      sections: sectionViews(made, source),
    };
  },
});
