import { z } from "zod";
import { listOf } from "../list.ts";
import { ref } from "../reference.ts";
import { band, heading, meta, text } from "../text.ts";

/** The page /event: `pages/event.yaml`. */
export const eventPage = z.strictObject({
  meta,
  band,
  past: text,
  calendar: z.strictObject({ title: text, text, one: text, all: text }),
  list: heading,
  events: listOf(ref("event"), ["by-date", "newest-first"]),
  tickerLabel: text,
  /** How many events the strip names at most. */
  tickerLimit: z.int().min(1),
});
