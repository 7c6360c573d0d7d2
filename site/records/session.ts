import { z } from "zod";
import { language } from "../schema/language.ts";
import { link, priceOf } from "../schema/reference.ts";
import { localTime, text, title } from "../schema/text.ts";
import { endsAfterStart } from "../schema/time-span.ts";
import { timeZone } from "../schema/time-zone.ts";

/** Whether there is room in what is booked. */
export const availability = z.enum(["open", "full", "waiting-list", "over"]);

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
    /** Where it is not that of the course. */
    price: priceOf(text).optional(),
    register: link.optional(),
    status: availability.optional(),
  })
  .superRefine(endsAfterStart);
