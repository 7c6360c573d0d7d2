import { z } from "zod";
import { band, heading, meta, text } from "../text.ts";

/** The page /blog: `pages/blog.yaml`. */
export const blogPage = z.strictObject({
  meta,
  band,
  feed: z.strictObject({ text, link: text }),
  list: heading,
});
