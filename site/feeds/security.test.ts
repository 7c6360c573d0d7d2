import { expect, test } from "vitest";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { security } from "./security.ts";

test("security.txt is the same for every build of a day, and holds for less than a year", () => {
  const content = smallProvider();
  const builtAt = (time: string) => security({ ...content, now: new Date(time) });
  const morning = builtAt("2026-01-15T00:00:00Z");
  expect(builtAt("2026-01-15T23:59:59Z")).toBe(morning);
  expect(morning).toContain("Expires: 2027-01-10T00:00:00Z");
});
