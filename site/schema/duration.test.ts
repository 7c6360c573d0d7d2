import { expect, test } from "vitest";
import { isoDuration } from "./duration.ts";

test.each([
  ["3 weeks", "P3W"],
  ["1 week", "P1W"],
  ["8 hours", "PT8H"],
  ["2 months", "P2M"],
  ["10 days", "P10D"],
])("“%s” is %s", (words, duration) => {
  expect(isoDuration(words)).toBe(duration);
});

test.each(["three weeks", "3 weeks or more", "8h", ""])("“%s” is no duration", (words) => {
  expect(isoDuration(words)).toBeUndefined();
});
