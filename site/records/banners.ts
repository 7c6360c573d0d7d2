import { z } from "zod";
import { group, labelledLink } from "../schema/text.ts";

/** The band that closes pages: `banners.yaml`. */
export const banners = group("What several pages say in the same words.", {
  journey: group("Closes the pages that have a section of the kind journey.", {
    title: "The title of the band.",
    buttons: z.array(labelledLink).min(1).describe("Its buttons."),
  }).optional(),
}).default({});
