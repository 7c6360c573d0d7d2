import type { Content } from "../content.ts";
import type { Course, CoursePage } from "../records.ts";
import { dayEnd, instantOf } from "../schema/local-time.ts";
import { longDate, shownPrice } from "./language.ts";

/** Words for booking. Optional while no record needs them. */
export type BookingWord = keyof Content["labels"]["booking"];

/** A word for booking. Throws an Error if it is missing, which the content check reports first. */
export function bookingWord({ labels }: Pick<Content, "labels">, word: BookingWord): string {
  const found = labels.booking[word];
  if (found === undefined) throw new Error(`labels.yaml has no booking.${word}. Add it.`);
  return found;
}

/** Word for the status of a course or session; undefined if it is open. */
export const stateWord = (content: Content, status: Course["status"]) =>
  status === undefined || status === "open" ? undefined : bookingWord(content, status);

export const bookingLink = (content: Content, word: BookingWord, to: string | undefined) =>
  to === undefined ? undefined : { label: bookingWord(content, word), to };

/** Days of registration, and the texts before and after them. Undefined if people can always register. */
export function registrationView(content: Content, days: CoursePage["registration"]) {
  if (!days) return undefined;
  const { from, until } = days;
  const { timeZone } = content.site;
  return {
    built: content.now.getTime(),
    from: from && instantOf(`${from}T00:00`, timeZone).getTime(),
    until: until && dayEnd(until, timeZone).getTime(),
    before: from && bookingWord(content, "opens").replace("{date}", longDate(content, from)),
    after: until && bookingWord(content, "closed"),
  };
}

/** Price of a course, with the regular price and the end of a reduction, which can be after the build. */
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
