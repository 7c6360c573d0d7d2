import { z } from "zod";
import { heading, labelledLink, text } from "../schema/text.ts";

/** The bands that close or interrupt several pages. */
export const banners = z.strictObject({
  journey: z.strictObject({ title: text, buttons: z.array(labelledLink).min(1) }),
  questions: heading.extend({ button: labelledLink }),
  quickAccess: z.strictObject({ title: text, text, button: labelledLink }),
  developSkills: z.strictObject({ title: text, text, button: labelledLink }),
  tutor: z.strictObject({ eyebrow: text, title: text, text }),
});
