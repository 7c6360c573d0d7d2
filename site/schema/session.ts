import { z } from "zod";
import { language } from "./language.ts";
import { localTime, text, title } from "./text.ts";
import { endsAfterStart } from "./time-span.ts";
import { timeZone } from "./time-zone.ts";

/** A date on which a course is held. One without a place is online. */
export const session = z
  .strictObject({
    start: localTime,
    end: localTime.optional(),
    timeZone,
    place: z.strictObject({ venue: title, city: text, region: text.optional(), country: text }).optional(),
    /** Where it is not that of the course. */
    language: language.optional(),
    seats: z.int().min(1).optional(),
  })
  .superRefine(endsAfterStart);
