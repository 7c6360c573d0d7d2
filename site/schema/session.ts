import { z } from "zod";
import { localTime, text, title } from "./text.ts";
import { endsAfterStart } from "./time-span.ts";
import { timeZone } from "./time-zone.ts";

/** Says whether the platform knows a language by this code (BCP 47). */
function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)) return false;
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** A language by its code. Pages show its name. */
export const language = z.string().refine(isLanguage, {
  error: "the code of a language, such as en, de or pt-BR",
  params: { remedy: "Correct the code." },
});

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
