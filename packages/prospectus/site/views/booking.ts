/** What events and courses say of booking: the words that `labels.yaml` has for it. */
import type { Content } from "../content.ts";
import type { Course } from "../records.ts";
import { dayEnd } from "../schema/local-time.ts";
import { longDate, shownPrice } from "./language.ts";

/** The words for booking that content may leave out, as long as no record needs them. */
export type BookingWord = keyof Content["labels"]["booking"];

/**
 * The word for a thing that a record says.
 *
 * @throws Error where there is none; the content check has said so before.
 */
export function bookingWord({ labels }: Pick<Content, "labels">, word: BookingWord): string {
  const found = labels.booking[word];
  if (found === undefined) throw new Error(`labels.yaml has no booking.${word}.`);
  return found;
}

/** What is said of a course or a date for which there is not simply room. */
export const stateWord = (content: Content, status: Course["status"]) =>
  status === undefined || status === "open" ? undefined : bookingWord(content, status);

/** The way to take part, under the word for it; nothing where a record names none. */
export const bookingLink = (content: Content, word: BookingWord, to: string | undefined) =>
  to === undefined ? undefined : { label: bookingWord(content, word), to };

/** The price of a course, and where it is reduced what it costs else and until when, which may come after the build. */
export function priceView(content: Content, { badge, regular }: { badge: string } & Pick<Course, "regular">) {
  const { price, until } = regular ?? {};
  return {
    badge: shownPrice(content, badge),
    later: price &&
      until && { badge: shownPrice(content, price), from: dayEnd(until, content.site.timeZone).getTime() },
    reduced:
      price &&
      bookingWord(content, until === undefined ? "reduced" : "reducedUntil")
        .replace("{price}", shownPrice(content, price))
        .replace("{date}", until === undefined ? "" : longDate(content, until)),
  };
}
