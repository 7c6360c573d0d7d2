import { z } from "zod";
import { listOf } from "../list.ts";
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
    /** For those who turn tiles by keyboard, and hear what happens. */
    play: z.strictObject({ name: text, button: text, hint: text, row: text, column: text, degrees: text }),
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
    allCourses: text,
    /** A filter for each category that has courses to show; the styles have room for seven. */
    filters: listOf(ref("category"), ["by-name"]).refine(
      ({ limit }) => limit !== undefined && limit <= 7,
      "a limit of 7 at most",
    ),
  }),
  why: heading.extend({ benefits: z.array(benefit).min(1) }),
  testimonials: heading.extend({ figures: z.array(figureAndLabel).min(1) }),
  trending: heading,
  blog: heading.extend({ articles: listOf(ref("article"), ["newest-first", "by-title"]) }),
});
