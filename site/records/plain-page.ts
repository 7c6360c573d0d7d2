import { z } from "zod";
import { address, band, meta, text } from "../schema/text.ts";

/** The front matter of `content/plain-pages/<slug>.md`: a page of prose alone, such as the privacy statement. */
export const plainPageFrontMatter = z
  .strictObject({
    meta,
    band,
    footer: text
      .describe("The title of the footer’s column that links to the page, by the eyebrow of its band.")
      .optional(),
    address: address.optional(),
  })
  .describe("A page of prose alone. The name of the file is its address.");
