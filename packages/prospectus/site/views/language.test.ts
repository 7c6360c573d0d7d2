import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { sectionAt, smallProvider, viewAt } from "../../tests/fixtures/small-provider.ts";
import type { Content } from "../content.ts";
import { loadContent } from "../load/load.ts";
import { clockSpan, counted, longDate, shortDate, shownPrice } from "./language.ts";
import { addressLines } from "./source.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  copy.edit("site.yaml", "language: en-US", "language: fr-CA");
});
afterEach(() => copy.remove());

const loaded = () => loadContent(copy.root, new Date("2025-02-03T00:00Z"));

test("a date has the format of the language, or the given one on the blog list", () => {
  const card = () => sectionAt(loaded(), "/blog", "article-list").articles[0];
  expect(card()).toMatchObject({ date: "2025-02-03", longDate: "3 février 2025" });
  copy.edit("pages/blog.yaml", /^ {4}feed:/m, '    date: "{day}/{month} {year}"\n$&');
  expect(card()?.date).toBe("3/2 2025");
});

test("a sentence with a number has the right plural form", () => {
  const content = loaded();
  const words = { one: "{count} cours offert", other: "{count} cours offerts" };
  const said = [0, 1, 2, 12_000].map((count) => counted(content, words, count));
  expect(said).toEqual(["0 cours offert", "1 cours offert", "2 cours offerts", "12 000 cours offerts"]);
});

test("counts of lessons and learners are on cards and course pages", () => {
  const shown = () => {
    const content = loaded();
    const card = content.courses.find(({ page }) => page === "wheel");
    const { facts } = viewAt<"course">(content, "/course/wheel");
    return [card?.lessons, card?.enrolled, ...facts.flatMap(({ short = [] }) => short)];
  };
  expect(shown()).toEqual([
    "1 Lessons",
    "9 Enrolled",
    "1 Lessons",
    "Video\u00a0: 8\u00a0heures",
    "9 Enrolled",
  ]);
});

const siteIn = (language: string, currency = "CAD", notation: Content["site"]["notation"] = {}) => {
  const content = smallProvider();
  return { ...content, site: { ...content.site, language, currency, notation } };
};

test.each([
  ["1290 $", "1\u00a0290\u00a0$"],
  ["1 290 $", "1\u00a0290\u00a0$"],
  ["390.50 $", "390,50\u00a0$"],
  ["1290", "1\u00a0290\u00a0$"],
  ["selon revenu", "selon revenu"],
  ["dès 5 $", "dès 5 $"],
])("the price “%s” shows as “%s” in French, or unchanged if the site says so", (price, shown) => {
  expect(shownPrice(siteIn("fr-CA"), price)).toBe(shown);
  expect(shownPrice(siteIn("fr-CA", "CAD", { prices: "as-written" }), price)).toBe(price);
});

test.each([
  ["en", "9:00 AM – 7:00 PM"],
  ["fr-CA", "9 h 00 – 19 h 00"],
  ["de", "09:00–19:00 Uhr"],
])("hours in %s are %s, with the separator of the content if set", (language, shown) => {
  const hours = (notation = {}) =>
    clockSpan(siteIn(language, "CAD", notation), "2025-03-01T09:00", "2025-04-02T19:00");
  expect(hours()).toBe(shown);
  expect(hours({ hours: "{start} / {end}" })).toContain(" / ");
});

test("dates are in the Gregorian calendar in every language", () => {
  for (const language of ["fa", "th", "ar-SA"]) {
    const digits = (words: string) => {
      const own = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9_876_543_210)];
      return words.replaceAll(/\p{Nd}/gu, (digit) =>
        String(own.includes(digit) ? 9 - own.indexOf(digit) : digit),
      );
    };
    const content = siteIn(language);
    for (const date of [longDate(content, "2024-10-04"), shortDate(content, "2024-10-04")])
      expect(digits(date), language).toMatch(/\b4\b.*2024|2024.*\b4\b/);
  }
  expect(longDate(siteIn("fa"), "2024-10-04")).toContain("اکتبر");
});

test.each([
  ["fr-CA", "2026-12-01", "2026-12-01", "1er décembre 2026"],
  ["fr", "2027-03-01", "2027-03-26", "1er–26 mars 2027"],
  ["fr", "2027-03-11", "2027-03-21", "11–21 mars 2027"],
  ["en", "2026-12-01", "2026-12-01", "December 1, 2026"],
])("in %s, %s to %s is written as “%s”", (language, start, end, written) => {
  expect(longDate(siteIn(language), start, end)).toBe(written);
});

test.each([
  [
    "en",
    { city: "Milwaukee", region: "WI", postalCode: "53200", country: "United States" },
    "Milwaukee, WI 53200",
  ],
  ["de", { city: "Leipzig", postalCode: "04109", country: "Germany" }, "04109 Leipzig"],
  [
    "de",
    { city: "Leipzig", region: "Sachsen", postalCode: "04109", country: "Deutschland" },
    "04109 Leipzig",
  ],
  ["fr", { city: "Paris", postalCode: "75011", country: "France" }, "75011 Paris"],
  [
    "fr-CA",
    { city: "Montréal", region: "Québec", postalCode: "H2W 2M5", country: "Canada" },
    "Montréal (Québec)\u00a0 H2W 2M5",
  ],
  [
    "en-CA",
    { city: "Montreal", region: "QC", postalCode: "H2W 2M5", country: "Canada" },
    "Montreal QC H2W 2M5",
  ],
  ["en", { city: "Dublin", country: "Ireland" }, "Dublin"],
])("in %s, the address %j has the line “%s”", (language, place, line) => {
  const { site } = siteIn(language);
  expect(addressLines({ ...site, address: { street: "1 Quay", ...place } })).toEqual([
    "1 Quay",
    line,
    place.country,
  ]);
});
