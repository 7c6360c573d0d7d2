/** Dates and numbers as the language of the site writes them. */
import type { z } from "zod";
import type { Content } from "../content.ts";
import type { plural } from "../schema/text.ts";

/** With plain spaces for narrow ones, which the typefaces do not have. */
export const plainSpaces = (words: string) => words.replaceAll(/[\u2009\u202f]/g, " ");

/** A day as the site's language writes it: October 4, 2024. */
export const longDate = ({ site }: Content, day: string) =>
  new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** A day in figures, as the site's language writes it, or by a pattern of the content: {day}.{month}.{year} is 4.10.2024. */
export function shortDate({ site }: Content, day: string, pattern?: string): string {
  if (pattern === undefined)
    return new Intl.DateTimeFormat(site.language, { timeZone: "UTC" }).format(new Date(day));
  return ["year", "month", "day"].reduce(
    (date, name, index) => date.replace(`{${name}}`, String(Number(day.split("-")[index]))),
    pattern,
  );
}

/** A sentence with a number, in the form that the site's language has for that number. */
export function counted({ site }: Content, words: z.output<typeof plural>, count: number): string {
  const form = words[new Intl.PluralRules(site.language).select(count)] ?? words.other;
  return form.replace("{count}", plainSpaces(new Intl.NumberFormat(site.language).format(count)));
}
