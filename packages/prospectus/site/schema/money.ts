/** Language of the site, and its currency (ISO 4217). */
type Locale = { language: string; currency: string };

const format = (
  { language, currency }: Locale,
  currencyDisplay: "narrowSymbol" | "symbol" = "narrowSymbol",
) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay,
    trailingZeroDisplay: "stripIfInteger",
  });

/** An amount as text: 1290.5 is $1,290.50 in US dollars on an English site. */
export const priceText = (amount: number, locale: Locale) =>
  // The typefaces lack the narrow space, and no line can break inside an amount.
  format(locale).format(amount).replaceAll("\u202f", "\u00a0");

/** With plain spaces and without direction marks, which nobody types. */
const plain = (words: string) => words.replaceAll(/\p{Cf}/gu, "").replaceAll(/\s/g, " ");

/** Forms of the currency: its code, and its signs in the site's language and in English. */
const signsOf = ({ language, currency }: Locale) => [
  currency,
  ...[language, "en"].flatMap((one) =>
    (["narrowSymbol", "symbol"] as const).map((display) => {
      const parts = format({ language: one, currency }, display).formatToParts(0);
      return plain(parts.find(({ type }) => type === "currency")?.value ?? currency);
    }),
  ),
];

/** Amount of a price. One or two digits after a point or comma are cents; three are thousands or by language. */
export function amountIn(price: string, locale: Locale): number | undefined {
  const digits = [...new Intl.NumberFormat(locale.language, { useGrouping: false }).format(9_876_543_210)];
  const text = plain(price).replaceAll(/\p{Nd}/gu, (digit) =>
    digits.includes(digit) ? String(9 - digits.indexOf(digit)) : digit,
  );
  const [, before = "", number = "", behind = ""] = /^(\D*?)\s*(\d(?:.*\d)?)\s*(\D*)$/u.exec(text) ?? [];
  if (before && behind) return undefined;
  const sign = before + behind;
  if (sign && !signsOf(locale).includes(sign)) return undefined;
  const parts = new Intl.NumberFormat(locale.language).formatToParts(0.5);
  const point = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  const most = format(locale).resolvedOptions().maximumFractionDigits ?? 0;
  const points = most > 2 ? `.${point}` : `.,${point}`;
  const between = `[${String.raw`.,'’٬\s`.replace(most > 2 ? point : "", "")}]`;
  const cents = most > 0 ? String.raw`(?:[${points}](?<cents>\d{1,${most}}))?` : "";
  // Thousands in threes, or higher groups in twos as in India. One separator for all, another before the cents.
  const thousands = String.raw`(?<units>\d{1,3}(?=(?<sign>${between}))(?:\k<sign>\d{2,3})*\k<sign>\d{3})(?!\k<sign>)`;
  const match = [thousands, String.raw`(?<units>\d+)`]
    .map((units) => new RegExp(`^${units}${cents}$`).exec(number)?.groups)
    .find((groups) => groups !== undefined);
  return match && Number(`${match["units"]?.replaceAll(/\D/g, "")}.${match["cents"] ?? ""}`);
}

/** Whether a price has only digits and signs, so that it looks like an amount. */
export const isLikeAmount = (price: string, locale: Locale) =>
  /^-?[\d.,'’\s]*\d[.,'’\s]*$/.test(
    signsOf(locale)
      .reduce((text, sign) => text.replace(sign, ""), plain(price))
      .trim(),
  );

const codes = new Set(Intl.supportedValuesOf("currency"));

/** First sign or code in a price that belongs to another currency. */
export function foreignSign(price: string, locale: Locale): string | undefined {
  const own = signsOf(locale).join(" ");
  return price
    .match(/\p{Sc}|\b[A-Z]{3}(?=\s?\d)|(?<=\d\s?)[A-Z]{3}\b/gu)
    ?.find((sign) => !own.includes(sign) && (codes.has(sign) || !/[A-Z]/.test(sign)));
}
