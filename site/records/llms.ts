import { z } from "zod";
import { text } from "../schema/text.ts";

/** The words of `/llms.txt`. */
export const llms = z
  .strictObject({
    notes: text,
    sections: z.strictObject({ pages: text, courses: text, articles: text, optional: text }),
    feed: z.strictObject({ label: text, text }),
    calendar: z.strictObject({ label: text, text }),
    sitemap: z.strictObject({ label: text, text }),
  })
  .optional();
