import { group } from "../../data/schema/text.ts";
import type { RecordsWithFile } from "../../data/content.ts";
import { sectionList } from "../../sections/sections.ts";
import { categoryView } from "../../data/category.ts";
import { bandView } from "../../data/band.ts";
import { markFirstPictures } from "../../data/images/first-pictures.ts";
import { definePage, ofRecords } from "../define-page.ts";

/** `page` of a category. Without it the category has no page. */
function pageWordsOf({ slug, page }: RecordsWithFile["categories"]) {
  if (!page) throw new Error(`The category ${slug} has no “page”.`);
  return page;
}

export const categoryWords = group("Sections of all pages of categories.", { sections: sectionList });

export const category = definePage(ofRecords("categories", categoryWords), {
  screen: () => "page",
  address: "/category/:slug",
  footer: "compact",
  pageKey: "page",
  head: ({ record }) => pageWordsOf(record).meta,
  opening: ({ record }) => ({ ...pageWordsOf(record).band, eyebrow: record.name, hue: record.hue }),
  sections: ({ words }) => words,
  data: ({ record, source, page, opening, showSections }) => {
    const { subject } = pageWordsOf(record);
    const art = subject && ({ of: "drawing", name: `subjects/${subject}`, end: 0 } as const);
    return {
      band: bandView(source, page, opening, {
        below: "course-list",
        crumb: opening.title,
        art,
        kind: "cover",
        family: categoryView(source.content, record.slug).family,
      }),
      sections: markFirstPictures(showSections()),
    };
  },
});
