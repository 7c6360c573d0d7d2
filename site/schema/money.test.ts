import { expect, test } from "vitest";
import { amountIn, currencySign, plainAmount, priceText, signsIn } from "./money.ts";

test.each([
  [199, "en", "USD", "$199"],
  [1668, "en", "USD", "$1,668"],
  [19.5, "en", "GBP", "£19.50"],
  [199, "de", "EUR", "199\u00a0€"],
  [199, "en", "CHF", "CHF\u00a0199"],
])("%s in %s and %s is %s", (amount, language, currency, words) => {
  expect(priceText(amount, { language, currency })).toBe(words);
});

test.each([
  ["79$", 79, "$"],
  ["$79", 79, "$"],
  ["59", 59, ""],
  ["19.50 €", 19.5, "€"],
  ["CHF 59", 59, "CHF"],
  ["CHF59", 59, "CHF"],
  ["59 CHF", 59, "CHF"],
  ["59CHF", 59, "CHF"],
])("“%s” is an amount", (words, amount, sign) => {
  expect(amountIn(words)).toEqual({ amount, sign });
});

test.each([
  "free",
  "Free",
  "a lot",
  "$",
  "$79$",
  "7 9",
  "",
  "-5$",
  "5 x",
  "5 USDX",
  "5 US",
  "5 usd",
  "5 123",
])("“%s” is no amount", (words) => {
  expect(amountIn(words)).toBeUndefined();
});

test.each([
  ["1,299.00", "1299.00"],
  ["$1,299", "$1299"],
  ["1.299,00 €", "1299.00 €"],
  ["CHF 1’299’000.5", "CHF 1299000.5"],
  ["1 299", "1299"],
  ["12,50", "12.50"],
])("“%s” is an amount as people write it, and content has it as %s", (words, plain) => {
  expect(plainAmount(words)).toBe(plain);
});

test.each(["1299", "$79.50", "1,299 or more", "1,2999", "free"])(
  "“%s” is none, or is one that content may hold",
  (words) => {
    expect(plainAmount(words)).toBeUndefined();
  },
);

test("signs are found in words, and the sign of a currency is known", () => {
  expect(signsIn("$23K-$35K or €20K")).toEqual(["$", "€"]);
  expect(currencySign({ language: "en", currency: "USD" })).toBe("$");
  expect(currencySign({ language: "de", currency: "EUR" })).toBe("€");
});
