import { z } from "zod";
import { heading, labelledLink, text } from "../schema/text.ts";

const promotion = z.strictObject({ title: text, text, button: labelledLink });

/** The bands that close or interrupt several pages. */
export const banners = z
  .strictObject({
    journey: z.strictObject({ title: text, buttons: z.array(labelledLink).min(1) }).optional(),
    questions: heading.extend({ button: labelledLink }).optional(),
    quickAccess: promotion.optional(),
    developSkills: promotion.optional(),
    tutor: z.strictObject({ eyebrow: text, title: text, text }).optional(),
  })
  .default({});
