import { z } from "zod";
import { labelledLink, text } from "../schema/text.ts";

/** The band that closes pages: `banners.yaml`. */
export const banners = z
  .strictObject({
    journey: z
      .strictObject({
        title: text.describe("The title of the band."),
        buttons: z.array(labelledLink).min(1).describe("Its buttons."),
      })
      .describe("Closes the pages that have a section of the kind journey.")
      .optional(),
  })
  .describe("What several pages say in the same words.")
  .default({});
