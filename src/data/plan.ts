import { z } from "zod";
import { idOf, link } from "./schema/reference.ts";
import { group, records, sentenceWith, text, tile, title } from "./schema/text.ts";

export const plansSchema = group("The plans. Prices are whole amounts in the currency of site.yaml.", {
  periods: group("Switch above the plans.", {
    legend: "For screen readers: the name of the switch.",
    monthly: "Option to pay by the month.",
    yearly: "Option to pay by the year.",
    saving: sentenceWith("amount").describe("Below the yearly price. {amount} is saved each month."),
    perMonth: "Text after the amount.",
    monthlyNote: "Note below the plans, for monthly payment.",
    yearlyNote: "Note below the plans, for yearly payment.",
  }),
  features: z.array(text).min(1).describe("Features of every plan. Each plan lists them."),
  plans: records("The plans, in this order.", {
    id: idOf("plan"),
    name: title.describe("Name of the plan."),
    summary: "Who the plan suits, in a sentence.",
    monthly: z.int().min(0).describe("Price per month, paid by the month."),
    yearly: z.int().min(0).describe("Price per month, paid by the year."),
    button: "Label of the button.",
    to: link.describe("Link of the button."),
    tile: tile.describe("Tile of the row below the price."),
    dark: z.boolean().describe("Whether its panel is dark.").default(false),
  }).min(1),
});
