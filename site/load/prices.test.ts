import { expect, test } from "vitest";
import type { SoundContent } from "../content.ts";
import { fieldName, type Problem } from "./content-error.ts";
import { checkPrices } from "./prices.ts";
import type { Field } from "./references.ts";

const labels = { free: "Free" };
const site = { currency: "USD", language: "en" };

/** What is said of the prices of cards, and of what else the content says. */
function said(prices: string[], parts: object = { labels, site }): string[] {
  const problems: Problem[] = [];
  const source = { file: "courses.yaml", value: undefined, readable: true, lineOf: () => 5 };
  const fields = prices.map((text, index): Field => ({
    source,
    path: [index, "badge"],
    text,
    meaning: { is: "price" },
  }));
  checkPrices(fields, parts as unknown as SoundContent, {
    problems,
    lineOf: () => 7,
    report: (file, path, mistake) => problems.push({ file, line: 7, field: fieldName(path), ...mistake }),
  });
  return problems.map(
    ({ file, line, field, found, expected, remedy }) =>
      `${file}:${line} ${field} | ${found} | ${expected} | ${remedy}`,
  );
}

const noPrice = "Write Free, or a number with or without the sign of the currency.";
const wrongSign = "an amount in USD, such as $79 | Correct the sign, or the currency in site.yaml.";

test("a price is the word for free, or an amount in the currency of the site or in none", () => {
  expect(said(["Free", "79$", "$79", "79", "USD 79", "79.50 $", ""])).toEqual([]);
});

test("what is no price is explained, and a slip in the word for free by itself", () => {
  expect(said(["on request", "FREE", "$1,299.00"])).toEqual([
    `courses.yaml:5 [1].badge | "on request" | Free, or an amount such as $79 | ${noPrice}`,
    'courses.yaml:5 [2].badge | "FREE" | Free, or an amount such as $79 | Write Free, as labels.yaml has it under free; by this word free courses are told from paid ones.',
    'courses.yaml:5 [3].badge | "$1,299.00", an amount as it is written for readers | Free, or an amount such as $79 | Write $1299.00: digits alone, with a point before the cents.',
  ]);
});

test("where the labels or the site could not be read, only what is known is said", () => {
  expect(said(["on request", "79€"], { site })).toEqual([
    'site.yaml:7 currency | "USD", while 1 amount is in €; the first is "79€" in content/courses.yaml:5 | one currency in all of the content | Correct the currency here, or the signs of the amounts.',
  ]);
  expect(said(["on request", "79€"], { labels })).toEqual([
    `courses.yaml:5 [1].badge | "on request" | Free, or an amount such as 79 | ${noPrice}`,
  ]);
});

test("amounts in another currency are explained one by one, in prices and in text", () => {
  const jobs = [{ salary: "$23K-$35K" }, { salary: "£20K" }];
  const faqs = {
    pricing: [
      { question: "Is it $5?", answer: "It is 5€." },
      { question: "Is it 5¥?", answer: "No, $6." },
    ],
  };
  const other = (place: string, sign: string) =>
    `${place} | an amount in ${sign}, while site.yaml says currency: USD | ${wrongSign}`;
  expect(said(["79€", "79$", "CHF 79", "1$", "2$"], { labels, site, jobs, faqs })).toEqual([
    other("jobs.yaml:7 [2].salary", "£"),
    other("faqs.yaml:7 pricing[1].answer", "€"),
    other("faqs.yaml:7 pricing[2].question", "¥"),
    other("courses.yaml:5 [1].badge", "€"),
    other("courses.yaml:5 [3].badge", "CHF"),
  ]);
});

test("a currency that more than half of the amounts contradict is itself the mistake", () => {
  expect(said(["79€", "49€", "9$"])).toEqual([
    'site.yaml:7 currency | "USD", while 2 amounts are in €; the first is "79€" in content/courses.yaml:5 | one currency in all of the content | Correct the currency here, or the signs of the amounts.',
  ]);
  expect(said(["79€", "9$"])).toEqual([
    `courses.yaml:5 [1].badge | an amount in €, while site.yaml says currency: USD | ${wrongSign}`,
  ]);
});
