import { expect, test } from "vitest";
import { isoDuration } from "./duration.ts";

test.each([
  ["1 hour", "PT1H"],
  ["8 hours", "PT8H"],
  ["2 days", "P2D"],
  ["3 weeks", "P3W"],
  ["12 months", "P12M"],
  ["three weeks", undefined],
  ["3 weeks or more", undefined],
  [" 3 weeks", undefined],
  ["8h", undefined],
  ["3 years", undefined],
  ["", undefined],
])("“%s” is the duration %s", (words, duration) => {
  expect(isoDuration(words)).toBe(duration);
});
