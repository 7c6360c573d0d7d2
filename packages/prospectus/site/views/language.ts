/** Dates and numbers as the language of the site writes them. */
import type { z } from "zod";
import type { Content } from "../content.ts";
import { amountIn, priceText } from "../schema/money.ts";
import type { plural } from "../schema/text.ts";

/** With plain spaces for narrow ones, which the typefaces do not have. */
export const plainSpaces = (words: string) => words.replaceAll(/[\u2009\u202f]/g, " ");

/** Writes days and times in the language of the site, by the calendar of the content, which is the Gregorian one everywhere. */
export const dateFormat = ({ site }: Pick<Content, "site">, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.language, { calendar: "gregory", timeZone: "UTC", ...options });

/** A day or some days as the site's language writes them: October 4, 2024; October 4 – 6, 2024; 1er mars 2024. A time of day behind them is no matter. */
export const longDate = (content: Content, start: string, end = start) => {
  const isFrench = new Intl.Locale(content.site.language).language === "fr";
  return plainSpaces(
    dateFormat(content, { dateStyle: "long" })
      .formatRangeToParts(new Date(start.slice(0, 10)), new Date(end.slice(0, 10)))
      .map(({ type, value }) => (isFrench && type === "day" && value === "1" ? "1er" : value))
      .join(""),
  );
};

/** The times of day of two local times, on whatever days they are: 9:00 AM – 7:00 PM. */
export function clockSpan(content: Content, start: string, end = start): string {
  const clock = dateFormat(content, { hour: "numeric", minute: "2-digit" });
  const from = new Date(`1970-01-01T${start.slice(11)}Z`);
  const to = new Date(`1970-01-01T${end.slice(11)}Z`);
  const { hours } = content.site.notation;
  return plainSpaces(
    hours === undefined || start === end
      ? clock.formatRange(from, to)
      : hours.replace("{start}", clock.format(from)).replace("{end}", clock.format(to)),
  );
}

/** A day in figures, as the site's language writes it, or by a pattern of the content: {day}.{month}.{year} is 4.10.2024. */
export function shortDate(content: Content, day: string, pattern?: string): string {
  if (pattern === undefined) return dateFormat(content, {}).format(new Date(day));
  return ["year", "month", "day"].reduce(
    (date, name, index) => date.replace(`{${name}}`, String(Number(day.split("-")[index]))),
    pattern,
  );
}

/** What stands between a label and what it is of: French sets a space before the colon. */
export const colonOf = ({ site }: Pick<Content, "site">) => (/^fr\b/.test(site.language) ? "\u00A0: " : ": ");

/** A price as pages show it: an amount as the site's language writes it, other words as they stand. */
export function shownPrice({ site }: Pick<Content, "site">, price: string): string {
  const amount = site.notation.prices === "as-written" ? undefined : amountIn(price, site);
  return amount === undefined ? price : priceText(amount, site);
}

/** A sentence with a number, in the form that the site's language has for it. One that is written, such as 25k, stays as it is. */
export function counted(
  { site }: { site: Pick<Content["site"], "language"> },
  words: z.output<typeof plural>,
  count: number | string,
): string {
  const form = words[new Intl.PluralRules(site.language).select(Number(count))] ?? words.other;
  const shown = typeof count === "string" ? count : new Intl.NumberFormat(site.language).format(count);
  return form.replace("{count}", plainSpaces(shown));
}
