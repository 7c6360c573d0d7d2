/** Amounts of money, as people read them and as programs do. */

/** Where prices are shown: the language of the site, and its currency as an ISO 4217 code. */
type Place = { language: string; currency: string };

function format({ language, currency }: Place): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** An amount as text, in whole units of the currency: 199 is $199 in US dollars on an English site. */
export function priceText(amount: number, place: Place): string {
  return format(place).format(amount);
}

/** The sign of the currency, such as $; its code where it has no sign. */
export function currencySign(place: Place): string {
  return (
    format(place)
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? place.currency
  );
}

/** The amount that a price says, with a sign or code of its currency before or behind it or with none (79$, $79, 59). Nothing for other words. */
export function amountIn(price: string): { amount: number; sign: string } | undefined {
  const [, before = "", amount, behind = ""] =
    /^(\p{Sc}|[A-Z]{3}\s?)?(\d+(?:\.\d{1,2})?)(\s?\p{Sc}|\s?[A-Z]{3})?$/u.exec(price) ?? [];
  if (amount === undefined || (before && behind)) return undefined;
  return { amount: Number(amount), sign: (before + behind).trim() };
}

/** What a sentence says of a text that `plainAmount` puts right. */
export const asWritten = ", an amount as it is written for readers";

/** An amount as people write it (1,299.00, 1.299,00 €, 12,50) in the form in which content has amounts: digits, and a point before the cents. Nothing for other words. */
export function plainAmount(price: string): string | undefined {
  const plain = price.replace(/\d{1,3}(?:[,.'’\s]\d{3})+(?:[.,]\d\d?)?(?!\d)|\d+,\d\d?(?!\d)/u, (number) => {
    const [, whole = number, cents] = /^(.*)[.,](\d\d?)$/.exec(number) ?? [];
    return whole.replaceAll(/\D/g, "") + (cents === undefined ? "" : `.${cents}`);
  });
  return plain !== price && amountIn(plain) ? plain : undefined;
}

/** The signs of currencies in a text, each once. */
export function signsIn(words: string): string[] {
  return [...new Set(words.match(/\p{Sc}/gu) ?? [])];
}
