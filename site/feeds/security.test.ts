import { expect, test } from "vitest";
import { wholeContent } from "../../tests/fixtures/small-provider.ts";
import { buildTime, security } from "./security.ts";

test("security.txt is the same for every build of a day, and holds for less than a year", () => {
  const content = wholeContent();
  const morning = security(content, new Date("2026-01-15T00:00:00Z"));
  expect(security(content, new Date("2026-01-15T23:59:59Z"))).toBe(morning);
  expect(morning).toContain("Expires: 2027-01-10T00:00:00Z");
});

test("SOURCE_DATE_EPOCH takes the place of the clock", () => {
  expect(buildTime("1732147200").toISOString()).toBe("2024-11-21T00:00:00.000Z");
});

test.each([undefined, ""])("without SOURCE_DATE_EPOCH (%j) the clock counts", (epoch) => {
  expect(Math.abs(buildTime(epoch).getTime() - Date.now())).toBeLessThan(5000);
});

test.each(["yesterday", "-5", "1732147200.5", "99999999999"])(
  "SOURCE_DATE_EPOCH %s is refused with a sentence",
  (epoch) => {
    expect(() => buildTime(epoch)).toThrow(
      `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970`,
    );
  },
);
