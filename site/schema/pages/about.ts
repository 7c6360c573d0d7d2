import { z } from "zod";
import { band, benefit, figureAndLabel, heading, labelledLink, meta, text } from "../text.ts";

/** The page /about: `pages/about.yaml`. */
export const aboutPage = z.strictObject({
  meta,
  band,
  story: heading.extend({ paragraphs: z.array(text).min(1), figures: z.array(figureAndLabel).min(1) }),
  catalogue: heading.extend({ figure: figureAndLabel, text, button: labelledLink }),
  features: heading.extend({
    cards: z.array(z.strictObject({ id: z.int(), cardNo: text, title: text, desc: text })).min(1),
    open: z.int(),
  }),
  offer: heading.extend({ items: z.array(benefit).min(1) }),
  instructor: heading.extend({
    paragraphs: z.array(text).min(1),
    points: z.array(text).min(1),
    button: labelledLink,
  }),
  testimonials: heading,
});
