import { expect, test } from "vitest";
import { amountIn, foreignSign, isLikeAmount, priceText } from "./money.ts";

test.each([
  [199, "en", "USD", "$199"],
  [1668, "en", "USD", "$1,668"],
  [19.5, "en", "GBP", "£19.50"],
  [199, "de", "EUR", "199\u00a0€"],
  [199, "en", "CHF", "CHF\u00a0199"],
  [1290, "fr", "EUR", "1\u00a0290\u00a0€"],
  [390.5, "fr-CA", "CAD", "390,50\u00a0$"],
])("%s in %s and %s is %s", (amount, language, currency, words) => {
  expect(priceText(amount, { language, currency })).toBe(words);
});

test.each([
  ["79$", 79, "en", "USD"],
  ["$79", 79, "en", "USD"],
  ["59", 59, "en", "USD"],
  ["$1,299.00", 1299, "en", "USD"],
  ["USD 59", 59, "en", "USD"],
  ["1 290 $", 1290, "fr-CA", "CAD"],
  ["390,50 $", 390.5, "fr-CA", "CAD"],
  ["390.50 $", 390.5, "fr-CA", "CAD"],
  ["1.299,00 €", 1299, "de", "EUR"],
  ["$1,290.50", 1290.5, "fr-CA", "CAD"],
  ["$1,290", 1290, "fr-CA", "CAD"],
  ["1,290 $", 1290, "fr-CA", "CAD"],
  ["1,290.50 $", 1290.5, "fr-CA", "CAD"],
  ["1 290,50 $", 1290.5, "en", "USD"],
  ["1.290,50 $", 1290.5, "en", "USD"],
  ["1.290", 1290, "en", "USD"],
  ["390,5", 390.5, "en", "USD"],
  ["1.290", 1290, "ja", "JPY"],
  ["CHF 1’299’000.50", 1_299_000.5, "de-CH", "CHF"],
  ["79 kr", 79, "sv", "SEK"],
  ["kr79", 79, "sv", "SEK"],
  ["79 kr", 79, "en", "SEK"],
  ["zł79", 79, "pl", "PLN"],
  ["R$79", 79, "pt-BR", "BRL"],
  ["₹1,29,900", 129_900, "en-IN", "INR"],
  ["$79", 79, "ar", "USD"],
  ["۷۹ $", 79, "fa", "USD"],
  ["1.500", 1500, "de", "KWD"],
  ["1.500", 1.5, "en", "KWD"],
])("“%s” is the amount %s in %s and %s", (words, amount, language, currency) => {
  expect(amountIn(words, { language, currency })).toBe(amount);
});

test.each([
  [
    "on request",
    "a lot",
    "Free",
    "$",
    "$79$",
    "7 9",
    "",
    "-5$",
    "from 5 $",
    "450 $ a term",
    "1,2999",
    "79€",
    "1,290,50",
    "1.290,505",
  ],
])("other text than an amount in dollars is words", (...all) => {
  for (const words of all)
    expect(amountIn(words, { language: "en", currency: "USD" }), words).toBeUndefined();
});

test("text of digits and signs is meant as an amount", () => {
  const areMeant = ["-310", "1,2999 $", "$1.29.50", "12 - 14", "5 a day", "by income"].map((price) =>
    isLikeAmount(price, { language: "en", currency: "USD" }),
  );
  expect(areMeant).toEqual([true, true, true, false, false, false]);
});

test.each([
  ["79 €", "€", "en", "USD"],
  ["from 5 €", "€", "en", "USD"],
  ["CHF 79", "CHF", "en", "USD"],
  ["R$79", "$", "en-ZA", "ZAR"],
  ["79$", undefined, "fr-CA", "CAD"],
  ["$79", undefined, "ar", "USD"],
  ["VIP 5", undefined, "en", "USD"],
])("“%s” has the foreign sign %s in %s and %s", (words, sign, language, currency) => {
  expect(foreignSign(words, { language, currency })).toBe(sign);
});
