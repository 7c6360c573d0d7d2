import { expect, test } from "vitest";
import { saidOf } from "../../../tests/fixtures/said-of.ts";
import { day, duration, localTime, meta, plural, sentenceWith, text, title } from "./text.ts";

test.each([" A word", "A word ", "\u3000A word"])("“%s” has a space at an end", (words) => {
  expect(saidOf(text, words)).toEqual([": text without spaces at its start or end"]);
});

test("a text has one paragraph", () => {
  expect(saidOf(text, "One.\nTwo.")).toEqual([": one paragraph, without line breaks and tabs"]);
  expect(saidOf(text, "One.\tTwo.")).toEqual([": one paragraph, without line breaks and tabs"]);
  expect(saidOf(text, "Lorem Ipsum dolor")).toEqual([": finished text, not lorem ipsum"]);
});

test("a title has at most 150 characters, a text 5,000, and neither is empty", () => {
  for (const [rule, most] of [
    [title, 150],
    [text, 5000],
  ] as const) {
    expect(saidOf(rule, "a".repeat(most))).toEqual([]);
    expect(saidOf(rule, "a".repeat(most + 1))).toHaveLength(1);
    expect(saidOf(rule, "")).toHaveLength(1);
  }
});

test("a sentence with placeholders has each of their names in braces", () => {
  const rule = sentenceWith("count", "total");
  expect(saidOf(rule, "{count} of {total} courses")).toEqual([]);
  const said = [": a text with {count} and {total}, and nothing else in braces"];
  for (const wrong of ["count of {total} courses", "{count} of {total} {things}", "{count} {total} {"])
    expect(saidOf(rule, wrong), wrong).toEqual(said);
});

test("a text for the number 1 has no other placeholder", () => {
  expect(saidOf(plural, { one: "One course", other: "{count} courses" })).toEqual([]);
  expect(saidOf(plural, { one: "{cuont} course", other: "{count} courses" })).toEqual([
    "one: a text that may contain {count}, and nothing else in braces",
  ]);
});

test("a duration is a number and a unit", () => {
  expect(saidOf(duration, "3 weeks")).toEqual([]);
  expect(saidOf(duration, "4 semaines")).toEqual([": a number and a unit, such as 3 weeks or 8 hours"]);
});

test("the title of a page has at most 60 characters, its description 50 to 160", () => {
  const said = (length: number, described: number) =>
    saidOf(meta, { title: "t".repeat(length), description: "d".repeat(described) });
  const wrongTitle = "title: at most 60 characters, the length that search results show";
  const wrongDescription = "description: 50 to 160 characters";
  expect(said(1, 50)).toEqual([]);
  expect(said(60, 160)).toEqual([]);
  expect(said(61, 49)).toEqual([wrongTitle, wrongDescription]);
  expect(said(60, 161)).toEqual([wrongDescription]);
});

const notThisYear = ": a year from 1990 to 2099";
test.each([
  [day, "2025-02-28"],
  [day, "2100-01-02", notThisYear],
  [day, "2025-02-30", ": a day as year-month-day, such as 2024-10-04; this day does not exist"],
  [day, "2 March", ": a day as year-month-day, such as 2024-10-04"],
  [localTime, "2025-03-01T17:30"],
  [localTime, "1989-03-01T09:00", notThisYear],
  [
    localTime,
    "2025-02-31T17:30",
    ": a local day and time, such as 2024-10-04T09:00; this day does not exist",
  ],
  [localTime, "2025-03-01T17:30Z", ": a local time, without Z"],
] as const)("%#: the mistake of the day or time %s is reported", (rule, value, ...said) => {
  expect(saidOf(rule, value)).toEqual(said);
});
