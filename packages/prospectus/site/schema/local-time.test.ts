import { expect, test } from "vitest";
import { instantOf, withOffset } from "./local-time.ts";

test.each([
  ["2024-10-04T09:00", "America/New_York", "2024-10-04T13:00:00.000Z"],
  ["2024-11-22T09:00", "America/New_York", "2024-11-22T14:00:00.000Z"],
  ["2024-11-06T19:00", "America/Phoenix", "2024-11-07T02:00:00.000Z"],
  ["2024-07-06T19:00", "America/Phoenix", "2024-07-07T02:00:00.000Z"],
  ["2025-06-10T09:00", "Asia/Kolkata", "2025-06-10T03:30:00.000Z"],
  // A time that occurs twice is the first; a skipped time has the offset before the change.
  ["2024-11-03T01:30", "America/New_York", "2024-11-03T05:30:00.000Z"],
  ["2025-03-09T02:30", "America/New_York", "2025-03-09T07:30:00.000Z"],
])("%s in %s is the instant %s", (local, zone, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant);
});

test("an impossible day and an unknown zone are refused", () => {
  expect(() => instantOf("2024-02-31T09:00", "America/New_York")).toThrow(RangeError);
  expect(() => instantOf("2024-02-01T09:00", "America/Nowhere")).toThrow(RangeError);
});

test.each([
  ["2024-10-04T09:00", "America/New_York", "2024-10-04T09:00:00-04:00"],
  ["2024-11-22T09:00", "America/New_York", "2024-11-22T09:00:00-05:00"],
  // Times that occur twice or are skipped, as above.
  ["2024-11-03T01:30", "America/New_York", "2024-11-03T01:30:00-04:00"],
  ["2025-03-09T02:30", "America/New_York", "2025-03-09T03:30:00-04:00"],
  ["2025-01-10T09:00", "Europe/London", "2025-01-10T09:00:00+00:00"],
  ["2025-06-10T09:00", "Asia/Kolkata", "2025-06-10T09:00:00+05:30"],
])("%s in %s is %s with its offset", (local, zone, expected) => {
  expect(withOffset(local, zone)).toBe(expected);
});
