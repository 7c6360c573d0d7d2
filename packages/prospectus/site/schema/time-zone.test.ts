import { expect, test } from "vitest";
import { z } from "zod";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { endsAfterStart, placeFor, timeZone } from "./time-zone.ts";

const span = z
  .object({ start: z.string(), end: z.string().optional(), timeZone: z.string() })
  .superRefine(endsAfterStart);

/** Mistakes of an end on the day when New York's clocks skip from 2:00 to 3:00. */
const said = (start: string, end?: string, zone = "America/New_York") =>
  saidOf(span, { start: `2025-03-09T${start}`, end: end && `2025-03-09T${end}`, timeZone: zone });

test("an end comes after its start", () => {
  expect(said("09:00", "09:01")).toEqual([]);
  expect(said("09:00")).toEqual([]);
  for (const end of ["09:00", "08:59"])
    expect(said("09:00", end)).toEqual(["end: a time after the start, 2025-03-09T09:00"]);
});

test("a time that a clock change skips counts as the time shown then", () => {
  const sentence =
    "end: a time after the start, 2025-03-09T02:30; the clocks of America/New_York change on that day";
  expect(said("02:30", "03:15")).toEqual([sentence]);
  expect(said("02:30", "03:30")).toEqual([sentence]);
  expect(said("02:30", "03:31")).toEqual([]);
  // Half past two is half past three then, but readers see an earlier time.
  expect(said("03:00", "02:30")).toEqual(["end: a time after the start, 2025-03-09T03:00"]);
});

test("with an invalid time zone, times are compared as text", () => {
  expect(said("02:30", "03:15", "America/Nowhere")).toEqual([]);
  expect(said("03:15", "02:30", "America/Nowhere")).toHaveLength(1);
});

test.each(["UTC", "America/New_York", "Europe/Kyiv", "US/Eastern"])("“%s” is a time zone", (name) => {
  expect(saidOf(timeZone, name)).toEqual([]);
});

test.each([
  ["+02:00", "Correct the name."],
  ["New York", "Correct the name."],
  ["", "Correct the name."],
  ["e/UTC", "Correct the name."],
  ["america/New_York", "America/New_York"],
  ["America/Montreal_", "America/Montreal"],
  // Intl accepts these; Temporal refuses them.
  ["PST", "America/Los_Angeles"],
  ["CST", "America/Chicago"],
  ["IST", "Asia/Calcutta"],
  ["BST", "Asia/Dhaka"],
])("“%s” is not a time zone, and the remedy is %s", (name, remedy) => {
  expect(saidOf(timeZone, name)).toEqual([": an IANA time zone, such as America/New_York"]);
  const [issue] = timeZone.safeParse(name).error?.issues ?? [];
  expect(issue).toHaveProperty("params.remedy", expect.stringContaining(remedy));
});

test.each([
  ["EST", "America/New_York"],
  ["Etc/GMT+5", "Europe/Berlin"],
  ["America/Phoenix", undefined],
  ["UTC", undefined],
])("the zone %s without summer time is noted, with %s", (name, place) => {
  expect(placeFor(name)).toBe(place);
});
