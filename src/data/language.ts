import type { z } from "zod";
import type { Content } from "./content.ts";
import type { plural } from "./schema/text.ts";

/** Replaces narrow spaces, which the typefaces lack. */
export const plainSpaces = (words: string) => words.replaceAll(/[\u2009\u202f]/g, " ");

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date format in the language of the site. Days and local times are read as UTC. */
export function dateFormat({ site }: Pick<Content, "site">, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([site.language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(site.language, { timeZone: "UTC", ...options });
  formats.set(key, format);
  return format;
}

/** Days such as October 4, 2024, or October 4 – 6, 2024. Ignores times. */
export const longDate = (content: Content, start: string, end = start) =>
  plainSpaces(
    dateFormat(content, { dateStyle: "long" }).formatRange(
      new Date(start.slice(0, 10)),
      new Date(end.slice(0, 10)),
    ),
  );

/** Times of day, whatever their days: 9:00 AM - 7:00 PM. */
export function clockSpan(content: Content, start: string, end: string): string {
  const clock = dateFormat(content, { hour: "numeric", minute: "2-digit" });
  const times = [start, end].map((time) => clock.format(new Date(`1970-01-01T${time.slice(11)}Z`)));
  return plainSpaces(times.join(" - "));
}

/** A day in digits, such as 4.10.2024. */
export const shortDate = (day: string) => day.split("-").map(Number).toReversed().join(".");

/** A sentence with a number. */
export const counted = ({ one, other }: z.output<typeof plural>, count: number): string =>
  (count === 1 ? one : other).replace("{count}", count.toLocaleString("en"));
