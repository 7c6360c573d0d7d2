import { existsSync, readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { baseline, openWhole, pictureName, pictureNames, pictureOf, pixelsOf, tolerance } from "./picture.ts";

test.use({ kept: { deviceScaleFactor: 0.5, reducedMotion: "reduce" } });

test("there is an accepted picture of each page, and none of a page that is gone", () => {
  const kept = existsSync(baseline) ? readdirSync(baseline) : [];
  expect(kept.toSorted(), `Run "npm run accept:visual" and commit ${baseline}.`).toEqual(
    pictureNames().toSorted(),
  );
});

test("a page in which one button has another colour is not taken for the accepted one", async ({ page }) => {
  await openWhole(page, "/pricing");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Choose Basic/ })
    .evaluate((link) => link.style.setProperty("background", "#2b4bf2"));
  expect(await pictureOf(await pixelsOf(page))).not.toMatchSnapshot(
    pictureName("/pricing", 1280, "light"),
    tolerance,
  );
});
