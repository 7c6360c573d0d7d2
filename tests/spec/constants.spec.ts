import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { topCourses } from "./course-cards.ts";
import { scrollTo, speedOf, strip, visit } from "./support.ts";

test("§9 Speeds: the logos move at 70 pixels per second, the ticker at 30", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await strip(page).scrollIntoViewIfNeeded();
  const logos = await speedOf(strip(page).locator("span").first());
  expect(logos).toBeGreaterThan(66);
  expect(logos).toBeLessThan(74);
  await visit(page, "/event");
  await strip(page).scrollIntoViewIfNeeded();
  const ticker = await speedOf(strip(page).getByRole("listitem").first());
  expect(ticker).toBeGreaterThan(28);
  expect(ticker).toBeLessThan(32);
});

test("§9 Scroll animation: what comes up moves in for 1200 ms with ease, once it is 100 pixels inside the window", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  // All that a section holds moves together.
  const content = topCourses(page).locator("[data-reveal]");
  await expect(content).toHaveCount(1);
  const running = () =>
    content.evaluate((element) =>
      element
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(
          (animation) =>
            `${String(animation.effect?.getTiming().duration)} ${String(animation.effect?.getTiming().easing)}`,
        ),
    );
  const top = await content.evaluate(
    (element) => element.getBoundingClientRect().top + scrollY - innerHeight,
  );
  await scrollTo(page, top + 90);
  await page.waitForTimeout(150);
  expect(await running()).toEqual([]);
  await scrollTo(page, top + 110);
  await expect.poll(running).toContain("1200 ease");
});

test("Ruling Motion 1: nothing on the first screen waits, nothing moves for reduced motion, and no text is hidden", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const moved = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => !["none", "0px"].includes(getComputedStyle(element).translate))
        // The strip of logos moves all the time, and waits for nothing.
        .filter((element) => element.checkVisibility() && !element.closest("[role=group]"))
        .map((element) => ({
          top: element.getBoundingClientRect().top,
          opacity: getComputedStyle(element).opacity,
        })),
    );
  const height = page.viewportSize()?.height ?? 0;
  for (const { top } of (await moved()).filter(({ opacity }) => opacity !== "0"))
    expect(top).toBeGreaterThan(height);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/about");
  expect((await moved()).filter(({ opacity }) => opacity !== "0")).toEqual([]);
});

test("Ruling Motion 2: for reduced motion the strips stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/event");
  const entry = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasNot: page.getByRole("heading") })
    .last();
  await entry.scrollIntoViewIfNeeded();
  expect(Math.abs(await speedOf(entry))).toBeLessThan(1);
  await visit(page, "/");
  expect(
    await page.evaluate(
      () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
    ),
  ).toBe(0);
});
