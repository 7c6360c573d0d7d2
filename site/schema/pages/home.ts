import { z } from "zod";
import { ref } from "../reference.ts";
import { benefit, figureAndLabel, heading, labelledLink, meta, text, tileName } from "../text.ts";

/** The home page: `pages/home.yaml`. */
export const homePage = z.strictObject({
  meta,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    highlight: text,
    lead: text,
    button: labelledLink,
    tag: figureAndLabel,
  }),
  universities: z.strictObject({
    label: text,
    names: z
      .array(
        z.strictObject({
          name: text,
          tile: tileName,
          turn: z.int().min(0).max(3).default(0),
        }),
      )
      .min(6),
  }),
  categories: heading,
  courses: heading.extend({
    filters: z.strictObject({
      all: text,
      design: text,
      development: text,
      management: text,
      finance: text,
    }),
  }),
  why: heading.extend({ benefits: z.array(benefit).min(1) }),
  testimonials: heading.extend({ figures: z.array(figureAndLabel).min(1) }),
  trending: heading,
  blog: heading.extend({ articles: z.array(ref("article")).min(1) }),
});
