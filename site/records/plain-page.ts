import { z } from "zod";
import { band, meta, text } from "../schema/text.ts";

/** The front matter of `content/plain-pages/<slug>.md`: a page of prose alone, such as the privacy statement. */
export const plainPageFrontMatter = z.strictObject({
  meta,
  band,
  /** The title of the footer's column that links to the page, by the eyebrow of its band. */
  footer: text.optional(),
});
