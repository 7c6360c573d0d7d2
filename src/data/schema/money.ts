/** Language and currency (ISO 4217) of the site. */
type Locale = { language: string; currency: string };

/** An amount as text: 1290.5 is $1,290.50 in US dollars. */
export const priceText = (amount: number, { language, currency }: Locale) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

/** Whether a price is the word for free, or an amount of 0. */
export const isFree = (
  price: string,
  { labels, site }: { labels: { free: string }; site: Locale },
): boolean => price === labels.free || amountIn(price, site) === 0;

/** Amount of a price such as $79, 79$, 79 or $1,290.50. Undefined for other text. */
export function amountIn(price: string, locale: Locale): number | undefined {
  const sign = priceText(0, locale).replace("0", "").trim();
  // The sign is at one end.
  const number = price.slice(1, -1).includes(sign) ? "" : price.replace(sign, "");
  return /^\s?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d\d)?\s?$/.test(number)
    ? Number(number.replaceAll(",", ""))
    : undefined;
}
