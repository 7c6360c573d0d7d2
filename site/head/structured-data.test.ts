import { expect, test } from "vitest";
import { nodesOf, smallPage, smallProvider } from "../../tests/fixtures/small-provider.ts";
import { offerData } from "./offer-data.ts";

const content = smallProvider();

/** The days of the events that are scheduled in a build at that time. */
function scheduled(now: string): string[] {
  const page = smallPage({ path: "/event" });
  const events = nodesOf(page, content, now).slice(1) as { eventStatus?: string; startDate: string }[];
  return events
    .filter(({ eventStatus }) => eventStatus === "https://schema.org/EventScheduled")
    .map(({ startDate }) => startDate.slice(0, 10));
}

test("before the first event all are scheduled, after the last none, between them those to come", () => {
  expect(scheduled("2025-01-01T00:00Z")).toEqual(["2025-03-01", "2025-07-01"]);
  expect(scheduled("2025-06-01T00:00Z")).toEqual(["2025-07-01"]);
  expect(scheduled("2025-07-03T00:00Z")).toEqual([]);
});

test("an event is past when its day ends where it is, not where the site is built", () => {
  // Midnight in New York is 5:00 UTC in winter.
  expect(scheduled("2025-03-02T04:59:00Z")).toContain("2025-03-01");
  expect(scheduled("2025-03-02T05:00:00Z")).not.toContain("2025-03-01");
});

test.each([
  ["79$", { category: "Paid", price: 79 }],
  ["$99", { category: "Paid", price: 99 }],
  ["59", { category: "Paid", price: 59 }],
  ["Free", { category: "Free", price: 0 }],
])("the badge %s is read as its price", (badge, offer) => {
  expect(offerData(badge, content)).toMatchObject({ ...offer, priceCurrency: "USD" });
});

test("a badge of words is an offer without an amount", () => {
  expect(offerData("by income", content)).toEqual({ "@type": "Offer", category: "Paid" });
});
