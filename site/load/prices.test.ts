import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";

const saidOf = (badge: string) =>
  mistakesAfter((copy) => copy.edit("courses/wheel.yaml", "badge: 49$", `badge: ${badge}`));

test.each(["Free", "79$", "$1,290.50", '"79"', "USD 79", "by income", "from $5", "$450 a term"])(
  "a price can be the word for free, an amount, or words: %s",
  (badge) => expect(saidOf(badge)).toEqual([]),
);

test("an amount in another currency and a slip in the word for free are explained", () => {
  expect(saidOf("from €79")).toEqual([
    "courses/wheel.yaml:5 badge | an amount in €, while site.yaml says currency: USD | an amount in USD, such as $79 | Correct the sign, or the currency in site.yaml.",
  ]);
  expect(saidOf("FREE")).toEqual([
    'courses/wheel.yaml:5 badge | "FREE" | Free | Write Free, as labels.yaml has it under free; by this word free courses are told from paid ones.',
  ]);
});
