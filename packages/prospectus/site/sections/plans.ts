import { columns } from "../art/heads/many.ts";
import type { Content } from "../content.ts";
import { planData } from "../head/offer-data.ts";
import { heading } from "../schema/text.ts";
import { defineSection, lacksEntries, lacksWords } from "./define-section.ts";
import { recoloured } from "../art/heads/inks.ts";
import { tileRow } from "../art/scenes.ts";
import { priceText } from "../schema/money.ts";
import { colonOf } from "../views/language.ts";

/** Monthly saving of the yearly price, if any. */
function savingOf({ plans: { periods }, site }: Content, plan: { monthly: number; yearly: number }) {
  const saved = plan.monthly - plan.yearly;
  return saved > 0 ? periods?.saving?.replace("{amount}", priceText(saved, site)) : undefined;
}

export const plans = defineSection({
  kind: "plans",
  once: "page",
  schema: heading.describe("The plans of plans.yaml, with a switch between month and year."),
  shows: ["plans", "site"],
  needs: ({ content }) => [
    lacksEntries(content.plans?.plans, "plans"),
    lacksWords(content.plans, "periods", "the labels of the switch between month and year", "plans.yaml"),
  ],
  head: ({ content }) => ({ art: columns(content.plans.plans.length), kind: "word" }),
  view: ({ section, content, content: { plans: all, site }, pictures, hue }) =>
    all.periods && {
      heading: section,
      periods: all.periods,
      plans: all.plans.map(({ tile: form, ...plan }, index) => ({
        ...plan,
        row: pictures.paint(recoloured(hue, tileRow(form, Math.floor((5 * (index + 1)) / all.plans.length)))),
        monthly: priceText(plan.monthly, site),
        yearly: priceText(plan.yearly, site),
        saving: savingOf(content, plan),
      })),
      features: all.features,
    },
  search: ({ content, content: { plans: all } }) => [
    ...all.plans.map(({ name, summary }) => `${name}${colonOf(content)}${summary}`),
    ...all.features,
  ],
  data: ({ section, content }) => ({
    things: content.plans.periods ? [planData(content, section.title)] : [],
  }),
});
