import { expect, test } from "vitest";
import { buildTime } from "./build-time.ts";

test("SOURCE_DATE_EPOCH replaces the clock", () => {
  expect(buildTime("1732147200").toISOString()).toBe("2024-11-21T00:00:00.000Z");
});

test("without SOURCE_DATE_EPOCH the clock sets the time", () => {
  expect(Math.abs(buildTime("").getTime() - Date.now())).toBeLessThan(5000);
});

test.each(["yesterday", "-5", "1732147200.5", "99999999999"])(
  "SOURCE_DATE_EPOCH %s is refused with a sentence",
  (epoch) => {
    expect(() => buildTime(epoch)).toThrow(
      `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970`,
    );
  },
);
