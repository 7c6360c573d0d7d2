import { z } from "zod";
import { idOf, link } from "../schema/reference.ts";
import { figure, group, records, sentenceWith, text, tile, title } from "../schema/text.ts";

/** The plans and what each of them has: `plans.yaml`. */
export const plans = group("The plans. Prices are whole amounts in the currency of site.yaml.", {
  "periods?": group("The switch above the plans.", {
    legend: "Read aloud: the name of the switch.",
    monthly: "The choice of paying by the month.",
    yearly: "The choice of paying by the year.",
    "saving?": sentenceWith("percent").describe(
      "Beside the switch: {percent} is the most that a plan saves by the year. Nothing is said where none does.",
    ),
    perMonth: "Behind the amount.",
    monthlyNote: "Below the plans, for the month.",
    yearlyNote: "Below the plans, for the year.",
  }),
  "featuresTitle?": title.describe("Above what every plan has."),
  features: z.array(text).describe("What every plan has.").default([]),
  "figures?": z.array(figure).describe("A figure for each of them, in the same order."),
  plans: records("The plans, in this order.", {
    id: idOf("plan"),
    name: title.describe("The name of the plan."),
    "allowance?": title.describe("What sets the plan apart from the others, in large letters."),
    summary: "The sentence below it.",
    monthly: z.int().min(0).describe("The price of a month that is paid month by month."),
    yearly: z.int().min(0).describe("The price of a month, when the whole year is paid at once."),
    button: "The words of the button.",
    to: link.describe("Where the button leads."),
    tile: tile.describe("Begins the row above the plan: one tile, then three, and for the last plan no end."),
    dark: z.boolean().describe("Whether its panel is dark.").default(false),
  }),
}).default({ features: [], plans: [] });
