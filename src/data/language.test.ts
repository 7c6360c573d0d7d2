import { expect, test } from "vitest";
import { sectionAt, smallSite } from "../../tests/fixtures/small-site.ts";
import { clockSpan, counted, longDate, shortDate } from "./language.ts";

test("an article has its day in words on cards, and in digits on the list", () => {
  const [card] = sectionAt(smallSite(), "/blog", "article-list").articles;
  expect(card).toMatchObject({ date: "3.2.2025", longDate: "February 3, 2025" });
  expect(shortDate("2024-10-04")).toBe("4.10.2024");
});

test("a sentence with a number has a text of its own for one", () => {
  const words = { one: "One seat", other: "{count} seats" };
  const said = [0, 1, 2, 12_000].map((count) => counted(words, count));
  expect(said).toEqual(["0 seats", "One seat", "2 seats", "12,000 seats"]);
});

test("hours are joined by a hyphen", () => {
  const hours = clockSpan(smallSite(), "2025-03-01T09:00", "2025-04-02T19:00");
  expect(hours).toBe("9:00 AM - 7:00 PM");
});

test.each([
  ["2026-12-01", "2026-12-01", "December 1, 2026"],
  ["2027-03-01", "2027-03-26", "March 1 – 26, 2027"],
])("%s to %s is written as “%s”", (start, end, written) => {
  expect(longDate(smallSite(), start, end)).toBe(written);
});
