import { z } from "zod";
import { questionMark } from "../art/heads/inks.ts";
import { columns } from "../art/heads/many.ts";
import { faqData } from "../head/faq-data.ts";
import { planData } from "../head/offer-data.ts";
import { band, heading, meta, text } from "../schema/text.ts";
import { bandView } from "../views/band.ts";
import { journeyView } from "../views/journey.ts";
import { plansView } from "../views/plans.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { definePage, questionPlaces } from "./define-page.ts";

/** The plans, in both periods. */
export const pricing = definePage({
  kind: "pricing",
  path: "/pricing",
  footer: "compact",
  words: z
    .strictObject({
      meta,
      band,
      periods: z
        .strictObject({
          legend: text.describe("Read aloud: the name of the switch."),
          monthly: text.describe("The choice of paying by the month."),
          yearly: text.describe("The choice of paying by the year."),
          perMonth: text.describe("Behind the amount."),
          monthlyNote: text.describe("Below the plans, for the month."),
          yearlyNote: text.describe("Below the plans, for the year."),
        })
        .describe("The switch above the plans."),
      plans: heading.describe("Above the plans, which are in plans.yaml."),
      faq: heading.describe("Above the questions, which are in faqs.yaml.").optional(),
    })
    .describe("The page /pricing."),
  shows: ["banners", "faqs", "plans", "site"],
  view: ({ words, content, source, pictures }) => ({
    ...words,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, words.band, { art: columns(content.plans.plans.length) }),
    offers: plansView(source, words.band.hue),
    features: content.plans.features,
    questions: words.faq && content.faqs.pricing,
    mark: pictures.paint(questionMark(words.band.hue)),
    journey: journeyView(source, words.band),
  }),
  places: ({ words, content }) => [
    content.plans.plans.length > 0 && "plans",
    ...questionPlaces("pricing-faq", words.faq && content.faqs.pricing),
    content.banners.journey && "journey",
  ],
  found: ({ content: { plans } }) => ({
    names: [...plans.plans.map(({ name, summary }) => `${name}: ${summary}`), ...plans.features],
  }),
  parts: ({ words, content }) =>
    questionDocuments((words.faq && content.faqs.pricing) ?? [], words.band.eyebrow, "/pricing#pricing-faq"),
  structuredData: ({ words, content, url }) => ({
    things: [
      ...(content.plans.plans.length > 0 ? [planData(content, words)] : []),
      ...faqData(url, words.faq && content.faqs.pricing),
    ],
  }),
});
