/** Amounts of money, as people read them and as programs do. */

/** Where prices are shown: the language of the site, and its currency as an ISO 4217 code. */
type Place = { language: string; currency: string };

const format = ({ language, currency }: Place, currencyDisplay: "narrowSymbol" | "symbol" = "narrowSymbol") =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay,
    trailingZeroDisplay: "stripIfInteger",
  });

/** An amount as text: 1290.5 is $1,290.50 in US dollars on an English site. */
export const priceText = (amount: number, place: Place) =>
  // The typefaces do not have the narrow space, and no line may end inside an amount.
  format(place).format(amount).replaceAll("\u202f", "\u00a0");

/** With plain spaces, and without the marks of the direction of writing, which nobody types. */
const plain = (words: string) => words.replaceAll(/\p{Cf}/gu, "").replaceAll(/\s/g, " ");

/** What people write for the currency: its code, and the signs that it has in the language of the site and in English. */
const signsOf = ({ language, currency }: Place) => [
  currency,
  ...[language, "en"].flatMap((one) =>
    (["narrowSymbol", "symbol"] as const).map((display) => {
      const parts = format({ language: one, currency }, display).formatToParts(0);
      return plain(parts.find(({ type }) => type === "currency")?.value ?? currency);
    }),
  ),
];

/**
 * The amount that a price says: digits with a sign of the currency before or behind them or none (1 290 $, $1,290.50, 59). A point or
 * comma before one or two digits begins the cents, and one before three stands between thousands; where a currency has three digits
 * of cents, the language decides. Nothing for other words.
 */
export function amountIn(price: string, place: Place): number | undefined {
  const digits = [...new Intl.NumberFormat(place.language, { useGrouping: false }).format(9_876_543_210)];
  const text = plain(price).replaceAll(/\p{Nd}/gu, (digit) =>
    digits.includes(digit) ? String(9 - digits.indexOf(digit)) : digit,
  );
  const [, before = "", number = "", behind = ""] = /^(\D*?)\s*(\d(?:.*\d)?)\s*(\D*)$/u.exec(text) ?? [];
  if (before && behind) return undefined;
  const sign = before + behind;
  if (sign && !signsOf(place).includes(sign)) return undefined;
  const parts = new Intl.NumberFormat(place.language).formatToParts(0.5);
  const point = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  const most = format(place).resolvedOptions().maximumFractionDigits ?? 0;
  const points = most > 2 ? `.${point}` : `.,${point}`;
  const between = `[${String.raw`.,'’٬\s`.replace(most > 2 ? point : "", "")}]`;
  const cents = most > 0 ? String.raw`(?:[${points}](?<cents>\d{1,${most}}))?` : "";
  // Thousands in threes, or above them in twos as in India, with one sign between them all, and another before the cents.
  const thousands = String.raw`(?<whole>\d{1,3}(?=(?<sign>${between}))(?:\k<sign>\d{2,3})*\k<sign>\d{3})(?!\k<sign>)`;
  const said = [thousands, String.raw`(?<whole>\d+)`]
    .map((whole) => new RegExp(`^${whole}${cents}$`).exec(number)?.groups)
    .find((groups) => groups !== undefined);
  return said && Number(`${said["whole"]?.replaceAll(/\D/g, "")}.${said["cents"] ?? ""}`);
}

/** Whether a price is made of digits and signs alone, so that it is meant as an amount. */
export const isLikeAmount = (price: string, place: Place) =>
  /^-?[\d.,'’\s]*\d[.,'’\s]*$/.test(
    signsOf(place)
      .reduce((text, sign) => text.replace(sign, ""), plain(price))
      .trim(),
  );

const codes = new Set(Intl.supportedValuesOf("currency"));

/** The first sign or code in a price that is none of the currency's. */
export function foreignSign(price: string, place: Place): string | undefined {
  const own = signsOf(place).join(" ");
  return price
    .match(/\p{Sc}|\b[A-Z]{3}(?=\s?\d)|(?<=\d\s?)[A-Z]{3}\b/gu)
    ?.find((sign) => !own.includes(sign) && (codes.has(sign) || !/[A-Z]/.test(sign)));
}
