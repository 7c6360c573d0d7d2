import { columns } from "../art/heads/many.ts";
import type { Content } from "../content.ts";
import { planData, planText } from "../head/offer-data.ts";
import { heading } from "../schema/text.ts";
import { defineSection, lacksEntries, lacksWords } from "./define-section.ts";
import { inHuesOf, recoloured } from "../art/heads/inks.ts";
import { mosaic } from "../art/mosaic.ts";
import { priceText } from "../schema/money.ts";
import { colonOf, plainSpaces } from "../views/language.ts";
import { pointsView } from "../views/points.ts";

/** Tiles enough to run out of every panel. */
const endless = 18;

/** What is said of the most that a plan saves by the year, in whole percent; nothing where none does. */
function savingOf({ plans: { periods, plans: all }, site }: Content): string | undefined {
  const shares = all.map(({ monthly, yearly }) => Math.floor(((monthly - yearly) * 100) / monthly));
  const most = Math.max(...shares.filter(Number.isFinite));
  if (most < 1) return undefined;
  const percent = new Intl.NumberFormat(site.language, { style: "percent" }).format(most / 100);
  return periods?.saving?.replace("{percent}", plainSpaces(percent));
}

export const plans = defineSection({
  kind: "plans",
  once: "page",
  words: heading.describe("The plans of plans.yaml, with a switch between the month and the year."),
  shows: ["plans", "site"],
  needs: ({ content }) => [
    lacksEntries(content.plans?.plans, "plans"),
    lacksWords(content.plans, "periods", "the words of the switch between the two periods", "plans.yaml"),
  ],
  head: ({ content }) => ({ art: columns(content.plans.plans.length) }),
  view: ({ section, content, content: { plans: all, brand, site }, pictures, hue }) =>
    all.periods && {
      heading: section,
      periods: { ...all.periods, saving: savingOf(content) },
      plans: all.plans.map(({ tile, ...plan }, index) => ({
        ...plan,
        // The courses that one may take at a time, the plan's own tile first: one, three and so on; of the last plan there is no end.
        tiles: pictures.paint(
          recoloured(
            hue,
            mosaic({
              seed: plan.id,
              dialect: inHuesOf(hue, brand.dialect),
              columns: index === all.plans.length - 1 ? endless : 3 ** index,
              rows: 1,
              cells: [{ column: 0, row: 0, ...tile }],
              // A tile in the panel's colour would end the row.
              never: ["paper", "ink"],
            }),
          ),
        ),
        monthly: priceText(plan.monthly, site),
        yearly: priceText(plan.yearly, site),
      })),
      featuresTitle: all.featuresTitle,
      features: pointsView(
        pictures,
        hue,
        all.features.map((text, index) => ({ text, figure: all.figures?.[index] })),
      ),
    },
  found: ({ content, content: { plans: all } }) => [
    ...all.plans.map((plan) => `${plan.name}${colonOf(content)}${planText(plan)}`),
    ...all.features,
  ],
  data: ({ section, content }) => ({
    things: content.plans.periods ? [planData(content, section.title)] : [],
  }),
});
