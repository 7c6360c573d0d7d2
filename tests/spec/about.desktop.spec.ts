import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectSeen, expectUnseen, featureCards, visit } from "./support.ts";

test("§2 About 4: the feature card under the pointer expands and the others give way", async ({ page }) => {
  await visit(page, "/about");
  await featureCards(page).first().scrollIntoViewIfNeeded();
  for (const index of [0, 2, 3, 1]) {
    await featureCards(page).nth(index).hover();
    await expectSeen(featureCards(page).nth(index).getByRole("paragraph"));
    for (const other of [0, 1, 2, 3].filter((one) => one !== index)) {
      await expectUnseen(featureCards(page).nth(other).getByRole("paragraph"));
      const open = (await featureCards(page).nth(index).boundingBox())?.width ?? 0;
      expect(open).toBeGreaterThan(1.5 * ((await featureCards(page).nth(other).boundingBox())?.width ?? 0));
    }
  }
});

test("§4 Feature card: the second card is open at first, and stays as it was left", async ({ page }) => {
  await visit(page, "/about");
  await featureCards(page).first().scrollIntoViewIfNeeded();
  await expectSeen(featureCards(page).nth(1).getByRole("paragraph"));
  for (const other of [0, 2, 3]) await expectUnseen(featureCards(page).nth(other).getByRole("paragraph"));
  await featureCards(page).nth(3).hover();
  await expectSeen(featureCards(page).nth(3).getByRole("paragraph"));
  await page.mouse.move(640, 2);
  await expectSeen(featureCards(page).nth(3).getByRole("paragraph"));
  await expectUnseen(featureCards(page).nth(1).getByRole("paragraph"));
});
