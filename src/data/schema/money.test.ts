import { expect, test } from "vitest";
import { amountIn, isFree, priceText } from "./money.ts";

const locale = { language: "en", currency: "USD" };

test.each([
  [199, "$199"],
  [1668, "$1,668"],
  [19.5, "$19.50"],
])("%s is %s", (amount, words) => {
  expect(priceText(amount, locale)).toBe(words);
});

test.each([
  ["79$", 79],
  ["$79", 79],
  ["59", 59],
  ["0 $", 0],
  ["$1,299.00", 1299],
  ["1299.50", 1299.5],
])("“%s” is the amount %s", (words, amount) => {
  expect(amountIn(words, locale)).toBe(amount);
});

test.each(["Free", "$", "$79$", "7 9", "", "-5$", "from 5 $", "1,2999", "64O $", "79€", "79 USD"])(
  "“%s” is no amount in dollars",
  (words) => {
    expect(amountIn(words, locale)).toBeUndefined();
  },
);

test.each([
  ["Free", true],
  ["0 $", true],
  ["$0", true],
  ["0.00", true],
  ["10 $", false],
  ["O $", false],
  ["free", false],
])("the price %s is free: %s", (price, free) => {
  expect(isFree(price, { labels: { free: "Free" }, site: locale })).toBe(free);
});
