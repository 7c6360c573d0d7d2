import { z } from "zod";
import { listOf } from "../list.ts";
import { ref } from "../reference.ts";
import { heading, text } from "../text.ts";

/** The words that all articles share: `pages/article.yaml`. */
export const articleWords = z.strictObject({
  related: heading,
  /** `pinnedOn`: the articles on whose pages the pinned ones stand. */
  articles: listOf(ref("article"), ["same-category"], { pinnedOn: z.array(ref("article")).default([]) }),
  authorLabel: text,
  /** On the card of the article that is being read. */ current: text,
});
