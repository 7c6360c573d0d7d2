import { z } from "zod";
import { figureRow } from "../art/cover.ts";
import { companion } from "../art/figures.ts";
import { drawnHead, headInks, pageHues, recoloured } from "../art/heads/inks.ts";
import { questionData } from "../head/faq-data.ts";
import { band, heading, labelledLink, meta } from "../schema/text.ts";
import { bandView } from "../views/band.ts";
import { placeView } from "../views/place.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { definePage, numbered } from "./define-page.ts";

/** The questions, in five categories. */
export const faq = definePage({
  kind: "faq",
  path: "/faq",
  footer: "compact",
  words: z
    .strictObject({
      meta,
      band,
      contact: heading
        .extend({ button: labelledLink.describe("Its button.") })
        .describe("The block below the questions.")
        .optional(),
    })
    .describe("The page /faq. The questions are in faqs.yaml."),
  shows: ["banners", "faqs", "site"],
  view: ({ words, content, source, pictures }) => {
    const { soft } = headInks[words.band.hue];
    const [hue = "hue1"] = pageHues(words.band.hue);
    return {
      ...words,
      contact: words.contact && { ...words.contact, ground: soft },
      labels: labelsOf(source, "questionMarkers"),
      band: bandView(source, words.band, { art: drawnHead("heads/question-mark") }),
      categories: content.faqs.categories.map((category, index) => ({
        ...category,
        tile: pictures.paint(
          recoloured(words.band.hue, figureRow([category.figure ?? companion(index)], hue)),
        ),
      })),
      place: placeView(source),
    };
  },
  places: ({ words, content }) => [
    words.contact && "contact-block",
    ...content.faqs.categories.flatMap(({ id, questions }) => [
      `faq-${id}`,
      ...numbered(`faq-${id}`, questions),
    ]),
  ],
  parts: ({ content }) =>
    content.faqs.categories.flatMap(({ id, title, questions }) =>
      questionDocuments(questions, title, `/faq#faq-${id}`),
    ),
  structuredData: ({ content }) => ({
    page: {
      "@type": "FAQPage",
      mainEntity: questionData(content.faqs.categories.flatMap(({ questions }) => questions)),
    },
  }),
});
