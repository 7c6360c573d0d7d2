import { expect, test } from "vitest";
import { instantOf, withOffset } from "./local-time.ts";

test.each([
  ["2024-10-04T09:00", "America/New_York", "2024-10-04T13:00:00.000Z"],
  ["2024-11-22T09:00", "America/New_York", "2024-11-22T14:00:00.000Z"],
  ["2024-11-06T19:00", "America/Phoenix", "2024-11-07T02:00:00.000Z"],
  ["2024-07-06T19:00", "America/Phoenix", "2024-07-07T02:00:00.000Z"],
  ["2025-06-10T09:00", "Asia/Kolkata", "2025-06-10T03:30:00.000Z"],
])("%s in %s is the instant %s", (local, zone, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant);
});

test("of a time that the clocks show twice it is the first", () => {
  expect(instantOf("2024-11-03T01:30", "America/New_York").toISOString()).toBe("2024-11-03T05:30:00.000Z");
});

test("a time that the clocks leap over counts with the offset from before", () => {
  expect(instantOf("2025-03-09T02:30", "America/New_York").toISOString()).toBe("2025-03-09T07:30:00.000Z");
});

test("a day and a zone that do not exist are refused", () => {
  expect(() => instantOf("2024-02-31T09:00", "America/New_York")).toThrow(RangeError);
  expect(() => instantOf("2024-02-01T09:00", "America/Nowhere")).toThrow(RangeError);
});

test.each([
  ["2024-10-04T09:00", "America/New_York", "2024-10-04T09:00:00-04:00"],
  ["2024-11-22T09:00", "America/New_York", "2024-11-22T09:00:00-05:00"],
  ["2024-11-06T09:00", "America/Phoenix", "2024-11-06T09:00:00-07:00"],
  ["2024-07-06T09:00", "America/Phoenix", "2024-07-06T09:00:00-07:00"],
  ["2024-10-25T19:00", "America/Los_Angeles", "2024-10-25T19:00:00-07:00"],
  ["2025-01-10T09:00", "Europe/London", "2025-01-10T09:00:00+00:00"],
  ["2025-06-10T09:00", "Asia/Kolkata", "2025-06-10T09:00:00+05:30"],
  ["2025-06-10T23:30", "Pacific/Auckland", "2025-06-10T23:30:00+12:00"],
])("%s in %s is %s with its offset", (local, zone, expected) => {
  expect(withOffset(local, zone)).toBe(expected);
});

test("the hours round a change of the clocks get the offset that holds in them", () => {
  // 3 November 2024, New York: at 2:00 the clocks go back to 1:00. 9 March 2025: at 2:00 they go on to 3:00.
  expect(withOffset("2024-11-03T00:30", "America/New_York")).toMatch(/-04:00$/);
  expect(withOffset("2024-11-03T01:30", "America/New_York")).toMatch(/-04:00$/);
  expect(withOffset("2024-11-03T02:30", "America/New_York")).toMatch(/-05:00$/);
  expect(withOffset("2025-03-09T01:30", "America/New_York")).toMatch(/-05:00$/);
  expect(withOffset("2025-03-09T03:30", "America/New_York")).toMatch(/-04:00$/);
});

test("a time that the clocks skip is still the instant it means", () => {
  expect(Date.parse(withOffset("2025-03-09T02:30", "America/New_York"))).toBe(
    Date.parse("2025-03-09T03:30-04:00"),
  );
});

test("an unknown time zone is refused", () => {
  expect(() => withOffset("2024-10-04T09:00", "America/Nowhere")).toThrow(RangeError);
});
