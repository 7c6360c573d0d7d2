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

test.each([
  ["before the first", "2025-01-01T00:00Z", ["2025-03-01", "2025-07-01"]],
  // Midnight in New York is 5:00 UTC in winter.
  ["until its day ends where it is", "2025-03-02T04:59:00Z", ["2025-03-01", "2025-07-01"]],
  ["after that", "2025-03-02T05:00:00Z", ["2025-07-01"]],
  ["after the last", "2025-07-03T00:00Z", []],
])("events to come are scheduled: %s", (_, now, days) => {
  expect(scheduled(now)).toEqual(days);
});

test.each([
  ["79$", { category: "Paid", price: 79 }],
  ["$99", { category: "Paid", price: 99 }],
  ["59", { category: "Paid", price: 59 }],
  ["Free", { category: "Free", price: 0 }],
  ["by income", { category: "Paid" }],
])("the badge %s is read as its price, or as none", (badge, offer) => {
  const currency = "price" in offer ? { priceCurrency: "USD" } : {};
  expect(offerData(badge, content)).toEqual({ "@type": "Offer", ...offer, ...currency });
});
