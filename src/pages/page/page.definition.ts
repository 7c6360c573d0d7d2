import { z } from "zod";
import type { RecordsWithFile } from "../../data/content.ts";
import { sectionList } from "../../sections/sections.ts";
import { address, band, group, meta, publication } from "../../data/schema/text.ts";
import { bandView } from "../../data/band.ts";
import { markFirstPictures } from "../../data/images/first-pictures.ts";
import { definePage, ofRecords } from "../define-page.ts";

export const sectionPage = group("A page. The file name is its address; home is the page at /.", {
  meta,
  band: band.optional(),
  address: address.optional(),
  tallFooter: z.boolean().describe("Whether its footer has the large picture.").default(false),
  sections: sectionList,
  ...publication,
}).refine(({ band: words, sections }) => words ?? sections.some(({ kind }) => kind === "hero"), {
  path: ["band"],
  error: "the page’s title in “band”, or a section of the kind “hero”",
}) satisfies z.ZodType<Omit<RecordsWithFile["pages"], "slug" | "prose">>;

export const madeOfSections = definePage(ofRecords("pages"), {
  address: "/:slug",
  screen: ({ record }) => (record.band ? "page" : "sections"),
  footer: "compact",
  head: ({ record }) => record.meta,
  opening: ({ record }) => record.band,
  sections: ({ record }) => record,
  data: ({ record, sections, showSections, source, page }) => {
    const fromSection = sections.map((one) => one.band()).find((one) => one !== undefined);
    return {
      band: record.band && bandView(source, page, record.band, fromSection),
      sections: markFirstPictures(showSections()),
    };
  },
});
