import { z } from "zod";
import { brand } from "../art/dialect.ts";
import { questionMark } from "../art/heads.ts";
import { mosaic } from "../art/mosaic.ts";
import type { Content } from "../content.ts";
import { faqData } from "../head/faq-data.ts";
import { planData } from "../head/offer-data.ts";
import { priceText } from "../schema/money.ts";
import { band, heading, meta, text } from "../schema/text.ts";
import { bandView } from "../views/band.ts";
import { journeyView } from "../views/journey.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { definePage, questionPlaces } from "./define-page.ts";

/** Tiles enough to run out of every window. */
const endless = 40;

/** The courses that one may take at a time, as tiles in a row: the plan's own first. One, three and so on; of the last plan there is no end. */
function planTiles({ id, tile }: Content["plans"]["plans"][number], index: number, count: number) {
  const { name, turn, ground, colour } = tile;
  return mosaic({
    seed: id,
    dialect: brand,
    columns: index === count - 1 ? endless : 3 ** index,
    rows: 1,
    cells: [{ column: 0, row: 0, name, turn, ground, colour }],
    // A tile in the panel's colour would end the row.
    never: ["paper", "ink"],
  });
}

/** The plans, in both periods. */
export const pricing = definePage({
  kind: "pricing",
  path: "/pricing",
  footer: "compact",
  words: z.strictObject({
    meta,
    band,
    periods: z.strictObject({
      legend: text,
      monthly: text,
      yearly: text,
      perMonth: text,
      monthlyNote: text,
      yearlyNote: text,
    }),
    plans: heading,
    faq: heading.optional(),
  }),
  shows: ["banners", "faqs", "plans", "site"],
  view: ({ words, content, source, pictures }) => ({
    ...words,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, words.band, { composition: "stair" }),
    offers: content.plans.plans.map(({ tile: _tile, ...plan }, index, all) => ({
      ...plan,
      tiles: pictures.paint(planTiles({ tile: _tile, ...plan }, index, all.length)),
      monthly: priceText(plan.monthly, content.site),
      yearly: priceText(plan.yearly, content.site),
    })),
    features: content.plans.features,
    questions: words.faq && content.faqs.pricing,
    mark: pictures.paint(questionMark()),
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
