import { compose, paint } from "../../art/art.ts";
import type { Content } from "../../data/content.ts";
import { headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";
import { priceText } from "../../data/schema/money.ts";

/** Monthly saving of the yearly price, if any. */
function savingOf({ plans: { periods }, site }: Content, plan: { monthly: number; yearly: number }) {
  const saved = plan.monthly - plan.yearly;
  return saved > 0 ? periods.saving.replace("{amount}", priceText(saved, site)) : undefined;
}

/** A plan's part of the board: the last plan fills it. */
function boardOf(index: number, plans: number) {
  const rows = Math.min(plans, 4);
  return { rows, laid: Math.floor((5 * rows * (index + 1)) / plans), dots: "hue4" } as const;
}

export const plans = defineSection({
  schema: sectionSchema("plans", "The plans of plans.yaml, with a switch between month and year.", {
    title: headline,
  }),
  once: "page",
  band: () => ({ art: { of: "drawing", name: "heads/columns" }, kind: "word" }),
  data: ({ section, content, content: { plans: all, site }, hue }) => ({
    heading: section,
    hue,
    periods: all.periods,
    plans: all.plans.map(({ tile: form, ...plan }, index) => ({
      ...plan,
      board: paint(compose("board", { tile: form, ...boardOf(index, all.plans.length), band: hue })),
      monthly: priceText(plan.monthly, site),
      yearly: priceText(plan.yearly, site),
      saving: savingOf(content, plan),
    })),
    features: all.features,
  }),
  search: ({ content: { plans: all } }) => [
    ...all.plans.map(({ name, summary }) => `${name}: ${summary}`),
    ...all.features,
  ],
});
