import { z } from "zod";
import { idOf, link } from "../schema/reference.ts";
import { text, tile, title } from "../schema/text.ts";

/** The plans and what each of them has: `plans.yaml`. */
export const plans = z
  .strictObject({
    features: z.array(text).default([]),
    plans: z.array(
      z.strictObject({
        id: idOf("plan"),
        name: title,
        summary: text,
        monthly: z.int().min(0),
        yearly: z.int().min(0),
        button: text,
        to: link,
        tile,
        dark: z.boolean().default(false),
      }),
    ),
  })
  .default({ features: [], plans: [] });
