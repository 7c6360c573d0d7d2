import { z } from "zod";
import { idOf } from "../schema/reference.ts";
import { address, band, group, labelledLink, meta, publication, question, records } from "../schema/text.ts";
import { sceneKeys } from "./people.ts";

/** The band at the end of pages: `banners.yaml`. */
export const banners = group("Text that several pages share.", {
  journey: group("Band at the end of pages with a section journey.", {
    title: "Title of the band.",
    buttons: z
      .array(labelledLink)
      .min(1)
      .describe("Buttons of the band. The specification spells “Became A Teacher” so."),
  }),
});

export const faqs = group(
  "Questions and answers. Questions about one course are in its file. Questions of one page are in its section. Amounts of money repeat those of plans.yaml.",
  {
    categories: records("Tabs of the page of questions.", {
      id: idOf("question category"),
      title: "Name of the tab.",
      ...sceneKeys,
      questions: z.array(question).min(1).describe("Questions of the tab."),
    }).min(1),
  },
);

export const plainPageFrontMatter = group("A page of prose. The file name is its slug.", {
  meta,
  band,
  "footer?": "Title of the footer column that links to the page. The link shows the eyebrow of the band.",
  "address?": address,
  ...publication,
});
