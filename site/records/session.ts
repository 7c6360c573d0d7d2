import { z } from "zod";
import { language } from "../schema/language.ts";
import { link, priceOf } from "../schema/reference.ts";
import { group, localTime, text, title } from "../schema/text.ts";
import { endsAfterStart } from "../schema/time-span.ts";
import { timeZone } from "../schema/time-zone.ts";

/** Whether there is room in what is booked. */
export const availability = z.enum(["open", "full", "waiting-list", "over"]);

/** A date on which a course is held. One without a place is online. */
export const session = z
  .strictObject({
    start: localTime.describe("When it begins, by the clock of the place."),
    end: localTime.describe("When it ends, by the clock of the place.").optional(),
    timeZone,
    hours: text
      .describe("In the place of the hours from start to end, such as Tuesday and Thursday, 6 to 8 PM.")
      .optional(),
    place: group("Where it is held; without it, online.", {
      venue: title.describe("The house."),
      city: "The city.",
      region: text.describe("The state or region.").optional(),
      country: "The country.",
    }).optional(),
    language: language.describe("Its language, where it is not that of the course.").optional(),
    seats: z.int().min(1).describe("How many can take part.").optional(),
    price: priceOf(text).describe("Its price, where it is not that of the course.").optional(),
    register: link.describe("Where one books this date.").optional(),
    status: availability.describe("Whether there is room.").optional(),
  })
  .superRefine(endsAfterStart);
