import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { tabTo, visit } from "../spec/support.ts";

const start = (page: Page) => page.getByRole("link", { name: /^Start Lesson/ }).first();
const price = (page: Page) => start(page).locator("xpath=../..").getByText("Free", { exact: true });

test("The first screen of a course page shows that the course is free, and links to its first lesson", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/course/design");
  await expect(price(page)).toBeInViewport({ ratio: 1 });
  await expect(start(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1200);
  await expect(page.getByText("Target audience")).toBeInViewport();
  await expect(start(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#lesson-1$/);
  await expect(page.getByRole("tab", { name: "Curriculum" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#lesson-1-title")).toBeFocused();
  await expect(page.locator("#lesson-1-title")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
});

test("On a phone price and start stay at the window's foot to the last line, and never cover the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/course/design");
  await expect(price(page)).toBeInViewport({ ratio: 1 });
  await expect(start(page)).toBeInViewport({ ratio: 1 });
  const look = page.getByRole("tabpanel").getByRole("link").last();
  await tabTo(page, look);
  await expect(start(page)).toBeInViewport({ ratio: 1 });
  const face = await look.evaluate((link) => link.getBoundingClientRect().bottom);
  expect(face).toBeLessThan((await start(page).boundingBox())?.y ?? 0);
  await page.keyboard.press("Tab");
  await expect(start(page)).toBeFocused();
  await page.locator("#journey").evaluate((title) => title.scrollIntoView());
  await expect(start(page)).not.toBeInViewport();
});
