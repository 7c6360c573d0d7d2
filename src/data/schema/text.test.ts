import { expect, test } from "vitest";
import { saidOf } from "../../../tests/fixtures/said-of.ts";
import { day, duration, localTime, meta, plural, text, title } from "./text.ts";

// src/site/mistakes/values.yaml and dates.yaml have the messages for what people do.

test("a title has at most 150 characters, a text 5,000, and neither is empty", () => {
  for (const [rule, most] of [
    [title, 150],
    [text, 5000],
  ] as const)
    expect(["a".repeat(most), "a".repeat(most + 1), ""].map((value) => saidOf(rule, value).length)).toEqual([
      0, 1, 1,
    ]);
});

test.each([
  [1, 50, 0],
  [60, 160, 0],
  [61, 49, 2],
  [60, 161, 1],
])("a page with a title of %d characters and a description of %d has %d mistakes", (length, most, count) => {
  expect(saidOf(meta, { title: "t".repeat(length), description: "d".repeat(most) })).toHaveLength(count);
});

test("a text for the number 1 has no other placeholder, and a duration has a known unit", () => {
  expect(saidOf(plural, { one: "One course", other: "{count} courses" })).toEqual([]);
  expect(saidOf(plural, { one: "{cuont} course", other: "{count} courses" })).toEqual([
    "one: a text that may contain {count}, and nothing else in braces",
  ]);
  for (const words of ["1 hour", "2 days", "3 weeks", "12 months"])
    expect(saidOf(duration, words)).toEqual([]);
  for (const words of ["4 semaines", "three weeks", "8h", "3 weeks or more"])
    expect(saidOf(duration, words)).toEqual([": a number and a unit, such as 3 weeks or 8 hours"]);
});

test.each([
  [day, "2025-02-28"],
  [day, "2100-01-02", ": a year from 1990 to 2099"],
  [day, "2 March", ": a day of the calendar as year-month-day, such as 2024-10-04"],
  [localTime, "2025-03-01T17:30"],
  [localTime, "1989-03-01T09:00", ": a year from 1990 to 2099"],
  [localTime, "2025-03-01T17:30Z", ": a day and time without a time zone, such as 2024-10-04T09:00"],
] as const)("%#: the mistake of the day or time %s is reported", (rule, value, ...said) => {
  expect(saidOf(rule, value)).toEqual(said);
});
