import { z } from "zod";
import type { RecordsWithFile } from "../../data/content.ts";
import { plainPageSchema } from "../../data/page.ts";
import { sectionList } from "../../sections/sections.ts";
import { band as bandWords } from "../../data/schema/text.ts";
import { bandView } from "../../data/band.ts";
import { markFirstPictures } from "../../data/images/first-pictures.ts";
import { defineRecordPage } from "../define-page.ts";

export const sectionPage = plainPageSchema
  .extend({
    band: bandWords.optional(),
    tallFooter: z.boolean().describe("Whether its footer has the large picture.").default(false),
    sections: sectionList,
  })
  .describe(
    "A page of sections. The file name is its slug, unless you set “address”. home is the page at /.",
  ) satisfies z.ZodType<Omit<RecordsWithFile["pages"], "slug" | "prose">>;

export const madeOfSections = defineRecordPage({
  address: "/:slug",
  screen: ({ record }) => (record.band ? "page" : "sections"),
  footer: "compact",
  records: "pages",
  head: ({ record }) => record.meta,
  opening: ({ record }) => record.band,
  sections: ({ record }) => record,
  data: ({ record: { band }, sections, showSections, source, page }) => {
    const head = sections.map((one) => one.head(source)).find((one) => one !== undefined);
    return {
      band: band && bandView(source, page, band, head),
      sections: markFirstPictures(showSections(head?.ending ?? head?.art)),
    };
  },
  search: ({ record, content }) => (record.band ? {} : { place: content.site.name }),
});
