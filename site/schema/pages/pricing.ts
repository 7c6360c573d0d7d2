import { z } from "zod";
import { band, heading, meta, text } from "../text.ts";

/** The page /pricing: `pages/pricing.yaml`. */
export const pricingPage = z.strictObject({
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
  faq: heading,
});
