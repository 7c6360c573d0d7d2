import { z } from "zod";
import { band, heading, meta, text } from "../text.ts";

/** The page /event: `pages/event.yaml`. */
export const eventPage = z.strictObject({
  meta,
  band,
  past: text,
  calendar: z.strictObject({ title: text, text, one: text, all: text }),
  list: heading,
  tickerLabel: text,
  ticker: z.array(text).min(3),
});
