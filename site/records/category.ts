import { z } from "zod";
import { shapeFamilies } from "../art/dialect.ts";
import { subjects } from "../art/heads/subjects.ts";
import { categoryHues } from "../art/hues.ts";
import { heading, meta, text, tileName } from "../schema/text.ts";

/** A category: `categories/<slug>.yaml`. */
export const category = z.strictObject({
  name: text,
  /** The colour of its cards, its band and its pictures. */
  hue: z.enum(categoryHues),
  /** The family of shapes in its pictures. */
  shapes: z.enum(shapeFamilies),
  /** The tile that stands for it in the menu. */
  sign: tileName,
  /** What its page says; a category without this has no page. */
  page: z
    .strictObject({
      meta,
      band: heading.omit({ eyebrow: true }),
      /** What the head shows; else the figure of the first course. */
      subject: z.enum(Object.keys(subjects) as (keyof typeof subjects)[]).optional(),
    })
    .optional(),
});
