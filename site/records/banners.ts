import { z } from "zod";
import { heading, labelledLink, text } from "../schema/text.ts";

const promotion = z.strictObject({
  title: text.describe("Its title."),
  text: text.describe("The sentence below the title."),
  button: labelledLink.describe("Its button."),
});

/** The bands that close or interrupt several pages. */
export const banners = z
  .strictObject({
    journey: z
      .strictObject({
        title: text.describe("The title of the band."),
        buttons: z.array(labelledLink).min(1).describe("Its buttons."),
      })
      .describe("Closes the home page and most others.")
      .optional(),
    questions: heading
      .extend({ button: labelledLink.describe("The button of the band.") })
      .describe("On the home page, before the last band.")
      .optional(),
    quickAccess: promotion
      .describe("On the home page, the first promotion beside “Top categories”.")
      .optional(),
    developSkills: promotion.describe("The second one.").optional(),
    tutor: z
      .strictObject({
        eyebrow: text.describe("The small line above the title."),
        title: text.describe("The title."),
        text: text.describe("The sentence below it."),
        button: labelledLink.describe("Where the band and its faces lead.").optional(),
      })
      .describe("On the home page, below “Trending courses”.")
      .optional(),
  })
  .describe("The bands between or below the sections of several pages, each once.")
  .default({});
