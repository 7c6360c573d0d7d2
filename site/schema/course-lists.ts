import { z } from "zod";
import { link, priceOf, ref } from "./reference.ts";
import { category, text, tile } from "./text.ts";

/** One card in one list. Badge and link belong to the list, since the specification gives two readings of prices. */
const card = z.strictObject({
  course: ref("course"),
  badge: priceOf(text),
  lessons: text.optional(),
  enrolled: text.optional(),
  /** Only where a list departs from the rule: free leads to the course page, paid to /denied. */
  to: link.optional(),
  /** A line or two of the hover detail panel. */
  detail: text.optional(),
});
const cards = z.array(card).min(1);

/** Which cards each list shows: `course-lists.yaml`. */
export const courseLists = z.strictObject({
  defaults: z.strictObject({ lessons: text, enrolled: text, rating: text }),
  home: z.strictObject({ all: cards, design: cards, development: cards, management: cards, finance: cards }),
  trending: z.array(card.required({ detail: true })).min(1),
  coursePage1: cards,
  coursePage2: cards,
  /** By the names of the files in `categories/`. */
  category: z.partialRecord(ref("category", category), cards),
  related: cards,
});

/** The six tiles of "Top categories", on the home page and the course list: `category-tiles.yaml`. */
export const categoryTiles = z
  .array(
    z.strictObject({
      title: text,
      courses: z.int().min(0),
      /** The category page to which the tile leads. */
      category: ref("category", category),
      tile,
    }),
  )
  .min(1);
