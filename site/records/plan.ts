import { z } from "zod";
import { idOf, link } from "../schema/reference.ts";
import { text, tile, title } from "../schema/text.ts";

/** The plans and what each of them has: `plans.yaml`. */
export const plans = z
  .strictObject({
    periods: z
      .strictObject({
        legend: text.describe("Read aloud: the name of the switch."),
        monthly: text.describe("The choice of paying by the month."),
        yearly: text.describe("The choice of paying by the year."),
        perMonth: text.describe("Behind the amount."),
        monthlyNote: text.describe("Below the plans, for the month."),
        yearlyNote: text.describe("Below the plans, for the year."),
      })
      .describe("The switch above the plans.")
      .optional(),
    features: z.array(text).describe("What every plan has.").default([]),
    plans: z
      .array(
        z.strictObject({
          id: idOf("plan"),
          name: title.describe("The name of the plan."),
          summary: text.describe("The sentence below the name."),
          monthly: z.int().min(0).describe("The price of a month that is paid month by month."),
          yearly: z.int().min(0).describe("The price of a month, when the whole year is paid at once."),
          button: text.describe("The words of the button."),
          to: link.describe("Where the button leads."),
          tile: tile.describe(
            "Begins the row above the plan: one tile, then three, and for the last plan no end.",
          ),
          dark: z.boolean().describe("Whether its panel is dark.").default(false),
        }),
      )
      .describe("The plans, in this order."),
  })
  .describe("The plans. Prices are whole amounts in the currency of site.yaml.")
  .default({ features: [], plans: [] });
