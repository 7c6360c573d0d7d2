import { z } from "zod";
import { mosaic } from "../art/mosaic.ts";
import { fileOf } from "../records.ts";
import { heading, labelledLink } from "../schema/text.ts";
import { journeyView } from "../views/journey.ts";
import { isFurther } from "../views/list-pages.ts";
import { defineSection } from "./define-section.ts";

/** The band that closes pages. */
export const journey = defineSection({
  kind: "journey",
  once: "page",
  words: z
    .strictObject({
      questions: heading
        .extend({ button: labelledLink.describe("The button of the band.") })
        .describe("A band beside it, for those who have questions still.")
        .optional(),
    })
    .describe("The band that closes pages; its words are in banners.yaml (journey)."),
  shows: ["banners"],
  closes: true,
  needs: ({ content: { banners } }) => [
    banners !== undefined &&
      !banners.journey && {
        expected: `the words of the band (journey) in ${fileOf("banners")}`,
        remedy: "Write them there, or take the section out.",
      },
  ],
  view: ({ section: { questions }, content, source, pictures, title, hue, page, mainId }) => ({
    journey: journeyView(
      source,
      { title, hue },
      {
        ...(isFurther(page) ? {} : { own: `${page.path}#${mainId}` }),
        composition: questions && "half",
      },
    ),
    questions: questions && {
      ...questions,
      art: pictures.add(
        "questions",
        mosaic({
          seed: "still have questions",
          dialect: content.brand.dialect,
          columns: 7,
          rows: 1,
          ground: "paper",
        }),
      ),
    },
  }),
  places: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
