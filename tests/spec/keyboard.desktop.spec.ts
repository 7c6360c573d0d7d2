import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectSeen, featureCards, visit } from "./support.ts";

test("§2 About 4: the arrow keys expand the feature cards", async ({ page }) => {
  await visit(page, "/about");
  const cards = featureCards(page);
  await cards.nth(1).scrollIntoViewIfNeeded();
  await cards.nth(1).getByRole("radio").focus();
  await page.keyboard.press("ArrowRight");
  await expectSeen(cards.nth(2).getByRole("paragraph"));
  await page.keyboard.press("ArrowRight");
  await expectSeen(cards.nth(3).getByRole("paragraph"));
});

test("§2 Events 1: Tab reaches every event and shows its details", async ({ page }) => {
  await visit(page, "/event");
  const events = page.getByRole("main").getByRole("article");
  await events.first().focus();
  for (const index of [0, 1, 2]) {
    await expect(events.nth(index)).toBeFocused();
    await expectSeen(events.nth(index).getByRole("paragraph").last());
    await page.keyboard.press("Tab");
  }
});
