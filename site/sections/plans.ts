import { columns } from "../art/heads/many.ts";
import { planData } from "../head/offer-data.ts";
import { fileOf } from "../records.ts";
import { heading } from "../schema/text.ts";
import { plansView } from "../views/plans.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The plans, in both periods. */
export const plans = defineSection({
  kind: "plans",
  once: "page",
  words: heading.describe("The plans of plans.yaml, with a switch between the month and the year."),
  shows: ["plans", "site"],
  needs: ({ content }) => [
    entriesOf(content.plans?.plans, fileOf("plans")),
    content.plans !== undefined &&
      !content.plans.periods && {
        expected: `the words of the switch between the two periods (periods) in ${fileOf("plans")}`,
        remedy: "Write them there, or take the section out.",
      },
  ],
  art: ({ content }) => columns(content.plans.plans.length),
  view: ({ section, content, source, hue }) =>
    content.plans.periods && {
      heading: section,
      periods: content.plans.periods,
      plans: plansView(source, hue),
      features: content.plans.features,
    },
  found: ({ content: { plans: all } }) => [
    ...all.plans.map(({ name, summary }) => `${name}: ${summary}`),
    ...all.features,
  ],
  data: ({ section, content }) => ({
    things: content.plans.periods ? [planData(content, section.title)] : [],
  }),
});
