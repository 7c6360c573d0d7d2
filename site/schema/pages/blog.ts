import { z } from "zod";
import { listOf } from "../list.ts";
import { ref } from "../reference.ts";
import { band, heading, meta, text } from "../text.ts";

/** The page /blog: `pages/blog.yaml`. */
export const blogPage = z.strictObject({
  meta,
  band,
  feed: z.strictObject({ text, link: text }),
  list: heading,
  /** Of the rest are the teasers too. */
  articles: listOf(ref("article"), ["newest-first", "by-title"], { perPage: z.int().min(1) }),
});
