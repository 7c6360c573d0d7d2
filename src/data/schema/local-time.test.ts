import { expect, test } from "vitest";
import { dayAt, dayEnd } from "./local-time.ts";

test.each([
  ["2024-10-04T09:00", "America/New_York", "2024-10-05T04:00:00.000Z"],
  ["2024-11-22", "America/New_York", "2024-11-23T05:00:00.000Z"],
  ["2025-06-10T09:00", "Asia/Kolkata", "2025-06-10T18:30:00.000Z"],
])("the day of %s in %s ends at %s", (local, zone, instant) => {
  expect(dayEnd(local, zone).toISOString()).toBe(instant);
});

test("an impossible day and an unknown zone are refused", () => {
  expect(() => dayEnd("2024-02-31", "America/New_York")).toThrow(RangeError);
  expect(() => dayEnd("2024-02-01", "America/Nowhere")).toThrow(RangeError);
});

test("one instant is on two days in two zones", () => {
  const instant = new Date("2024-11-23T03:00Z");
  expect([dayAt(instant, "America/New_York"), dayAt(instant, "Asia/Kolkata")]).toEqual([
    "2024-11-22",
    "2024-11-23",
  ]);
});
