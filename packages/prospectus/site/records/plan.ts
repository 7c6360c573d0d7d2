import { z } from "zod";
import { idOf, link } from "../schema/reference.ts";
import { group, records, sentenceWith, text, tile, title } from "../schema/text.ts";

/** The plans and what each of them has: `plans.yaml`. */
export const plans = group("The plans. Prices are whole amounts in the currency of site.yaml.", {
  "periods?": group("The switch above the plans.", {
    legend: "Read aloud: the name of the switch.",
    monthly: "The choice of paying by the month.",
    yearly: "The choice of paying by the year.",
    "saving?": sentenceWith("amount").describe(
      "Below the price: {amount} is what a month costs less by the year. Left out where it does not.",
    ),
    perMonth: "Behind the amount.",
    monthlyNote: "Below the plans, for the month.",
    yearlyNote: "Below the plans, for the year.",
  }),
  features: z.array(text).describe("What every plan has. Each plan lists them.").default([]),
  plans: records("The plans, in this order.", {
    id: idOf("plan"),
    name: title.describe("The name of the plan."),
    summary: "Whom the plan suits, in a sentence.",
    monthly: z.int().min(0).describe("The price of a month that is paid month by month."),
    yearly: z.int().min(0).describe("The price of a month, when the whole year is paid at once."),
    button: "The words of the button.",
    to: link.describe("Where the button leads."),
    tile: tile.describe("Stands beside the name of the plan."),
    dark: z.boolean().describe("Whether its panel is dark.").default(false),
  }),
}).default({ features: [], plans: [] });
