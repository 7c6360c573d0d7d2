import type { z } from "zod";
import type { Content } from "../content.ts";
import { memoized } from "../memoized.ts";
import { amountIn, priceText } from "../schema/money.ts";
import type { plural } from "../schema/text.ts";

/** Replaces narrow spaces, which the typefaces lack. */
export const plainSpaces = (words: string) => words.replaceAll(/[\u2009\u202f]/g, " ");

const formatOf = memoized((settings) => {
  const [language, options]: [string, Intl.DateTimeFormatOptions] = JSON.parse(settings);
  return new Intl.DateTimeFormat(language, { calendar: "gregory", timeZone: "UTC", ...options });
});

/** A date format in the site's language. Content uses the Gregorian calendar everywhere. */
export const dateFormat = ({ site }: Pick<Content, "site">, options: Intl.DateTimeFormatOptions) =>
  formatOf(JSON.stringify([site.language, options]));

/** Days in the site's language: October 4, 2024; October 4 – 6, 2024; 1er mars 2024. Ignores times. */
export const longDate = (content: Content, start: string, end = start) => {
  const isFrench = new Intl.Locale(content.site.language).language === "fr";
  return plainSpaces(
    dateFormat(content, { dateStyle: "long" })
      .formatRangeToParts(new Date(start.slice(0, 10)), new Date(end.slice(0, 10)))
      .map(({ type, value }) => (isFrench && type === "day" && value === "1" ? "1er" : value))
      .join(""),
  );
};

/** Times of day, whatever their days: 9:00 AM – 7:00 PM. */
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

/** A day in digits, by locale or by a pattern: {day}.{month}.{year} gives 4.10.2024. */
export function shortDate(content: Content, day: string, pattern?: string): string {
  if (pattern === undefined) return dateFormat(content, {}).format(new Date(day));
  return ["year", "month", "day"].reduce(
    (date, name, index) => date.replace(`{${name}}`, String(Number(day.split("-")[index]))),
    pattern,
  );
}

/** Colon after a label. French has a space before it. */
export const colonOf = ({ site }: Pick<Content, "site">) => (/^fr\b/.test(site.language) ? "\u00A0: " : ": ");

/** A price in the site's notation. Words stay as they are. */
export function shownPrice({ site }: Pick<Content, "site">, price: string): string {
  const amount = site.notation.prices === "as-written" ? undefined : amountIn(price, site);
  return amount === undefined ? price : priceText(amount, site);
}

/** A sentence with a number, in the plural form of the language. Strings such as 25k stay as they are. */
export function counted(
  { site }: { site: Pick<Content["site"], "language"> },
  words: z.output<typeof plural>,
  count: number | string,
): string {
  const form = words[new Intl.PluralRules(site.language).select(Number(count))] ?? words.other;
  const shown = typeof count === "string" ? count : new Intl.NumberFormat(site.language).format(count);
  return form.replace("{count}", plainSpaces(shown));
}
