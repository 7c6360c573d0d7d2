import { z } from "zod";
import { heading, text } from "../text.ts";

/** The words that all articles share: `pages/article.yaml`. */
export const articleWords = z.strictObject({
  related: heading,
  authorLabel: text,
  /** On the card of the article that is being read. */ current: text,
});
