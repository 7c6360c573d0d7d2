import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { scrollTo, showClauses, speedOf, strip, topCourses, twoFrames, visit } from "./support.ts";

// With reduced motion the strip has no pause button, so this locator does not use it.
const entry = (page: Page) => page.locator("main [role=group]:has([type=checkbox]) :is(span, li)").first();

for (const [clauses, path, speed] of [
  [["§2 Home 2", "§9 Speeds", "Ruling Motion 2"], "/", 70],
  [["§2 Events 2", "§9 Speeds", "Ruling Motion 2"], "/event", 30],
] as const)
  test(`The strip of ${path} moves to the left at ${speed} pixels per second, and stops on pause, under the mouse and with reduced motion`, async ({
    page,
  }) => {
    showClauses(...clauses);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, path);
    await strip(page).scrollIntoViewIfNeeded();
    expect(await speedOf(entry(page))).toBeCloseTo(speed, 0);
    const pause = strip(page).getByRole("checkbox");
    await pause.focus();
    await page.keyboard.press("Space");
    await expect(pause).toBeChecked();
    expect(await speedOf(entry(page))).toBe(0);
    await page.keyboard.press("Space");
    await expect(pause).not.toBeChecked();
    expect(await speedOf(entry(page))).toBeCloseTo(speed, 0);
    await strip(page).hover();
    expect(await speedOf(entry(page))).toBe(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSAnimation).length;
    // A strip never ends, so what ends is none.
    await expect.poll(() => page.evaluate(moving)).toBe(0);
  });

test("Content moves in for 1200 ms with ease, once it is 100 pixels inside the window", async ({ page }) => {
  showClauses("§9 Scroll animation");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  // The content of a section moves as one.
  const content = topCourses(page).locator("[data-reveal]");
  await expect(content).toHaveCount(1);
  // Noted when they start, since a busy machine looks only after they end.
  await content.evaluate((element) => {
    const started: string[] = [];
    Object.assign(window, { started });
    element.addEventListener("transitionrun", () => {
      for (const { effect } of element.getAnimations())
        started.push(`${String(effect?.getTiming().duration)} ${String(effect?.getTiming().easing)}`);
    });
  });
  const started = () => page.evaluate(() => Reflect.get(window, "started") as string[]);
  const top = await content.evaluate(
    (element) => element.getBoundingClientRect().top + scrollY - innerHeight,
  );
  await scrollTo(page, top + 90);
  await twoFrames(page);
  expect(await started()).toEqual([]);
  await scrollTo(page, top + 110);
  await expect.poll(started).toContain("1200 ease");
});

test("Nothing on the first screen waits, nothing moves with reduced motion, and no text is hidden", async ({
  page,
}) => {
  showClauses("Ruling Motion 1");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const moved = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => !["none", "0px"].includes(getComputedStyle(element).translate))
        // The strip of logos always moves.
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
