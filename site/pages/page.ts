import { z } from "zod";
import type { RecordsWithFile } from "../records.ts";
import { plainPageFrontMatter } from "../records/page-records.ts";
import { onGround } from "../art/scenes.ts";
import { sectionList, sectionViews } from "../sections.ts";
import { band } from "../schema/text.ts";
import { bandView } from "../views/band.ts";
import { furtherCrumbs, numberedMeta } from "../views/list-pages.ts";
import { crumbOf } from "../views/places.ts";
import { definePage } from "./define-page.ts";

/** The schema of a page from sections: `pages/<slug>.yaml`. */
export const sectionPage = plainPageFrontMatter
  .extend({
    band: band.optional(),
    tallFooter: z.boolean().describe("Whether its footer has the large picture.").default(false),
    sections: sectionList,
  })
  .describe(
    "A page from sections. The name of the file is its address, if it says no other; home is the page at /.",
  ) satisfies z.ZodType<Omit<RecordsWithFile["pages"], "slug" | "prose">>;

/** The hue of a page without a head. */
const noHead = "hue5";

/** A page from sections: which ones and in which order is content. */
export const madeOfSections = definePage({
  kind: "page",
  path: "/:slug",
  footer: "compact",
  records: "pages",
  sections: ({ record, content, page: here }) => ({
    ...record,
    meta: numberedMeta(content, here, record.meta),
    opening: () => record.band ?? { eyebrow: content.site.name, title: content.site.name, hue: noHead },
  }),
  view: ({ record, content, made, source, page: here }) => {
    const head = made.map((one) => one.head(source)).find((one) => one !== undefined);
    const crumb = crumbOf(content, here.first ?? here.path)?.label ?? record.band?.eyebrow ?? "";
    return {
      meta: numberedMeta(content, here, record.meta),
      band: record.band && bandView(source, record.band, { ...furtherCrumbs(content, here, crumb), ...head }),
      sections: sectionViews(made, source, onGround(head?.art, record.band?.hue ?? noHead)),
    };
  },
  found: ({ record, content }) => (record.band ? {} : { place: content.site.name }),
});
