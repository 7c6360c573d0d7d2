import { expect, test } from "vitest";
import { previewSettings, serverSettings, siteSettings } from "./settings.ts";

test("a command has settings from the environment, and else its defaults", () => {
  expect(siteSettings({ CONTENT: "other", SOURCE_DATE_EPOCH: "1732147200", DRAFTS: "show" })).toEqual({
    root: "other",
    clock: new Date("2024-11-21T00:00:00.000Z"),
    drafts: true,
  });
  const { root, clock, drafts } = siteSettings({ CONTENT: "", SOURCE_DATE_EPOCH: "" });
  expect([root, drafts]).toEqual(["content", false]);
  expect(Math.abs(clock.getTime() - Date.now())).toBeLessThan(5000);
  expect(serverSettings({})).toEqual({ port: 4173, host: "localhost" });
});

test.each(["tomorrow", "2024-11-21", "1732147200.5", "-1", "99999999999999"])(
  "the build time %s is refused with a sentence",
  (epoch) =>
    expect(() => siteSettings({ SOURCE_DATE_EPOCH: epoch })).toThrow(
      `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970`,
    ),
);

test.each(["http", "0", "70000", "80.5"])("the port %s is refused with a sentence", (port) =>
  expect(() => serverSettings({ PORT: port })).toThrow(
    `PORT is “${port}”; expected a whole number from 1 to 65535, such as PORT=8080.`,
  ),
);

test("the preview shows drafts, and with a day the site of that day where the site is", () => {
  expect(previewSettings({}).drafts).toBe(true);
  expect(previewSettings({ CONTENT: "content" }, "2026-12-07")).toEqual({
    root: "content",
    clock: new Date("2026-12-07T18:00:00Z"),
    drafts: false,
  });
  for (const date of ["2026-13-07", "2026-02-30", "tomorrow", ""])
    expect(() => previewSettings({}, date)).toThrow(
      `--date is “${date}”; expected a day of the calendar as year-month-day, such as --date 2026-12-07.`,
    );
});
