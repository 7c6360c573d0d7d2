import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { expectSeen, expectUnseen, featureCards, showClauses, visit } from "./support.ts";

test("The second card is open at first, then the hovered, tapped or focused one", async ({
  page,
  isMobile,
}) => {
  showClauses("§2 About 4", "§4 Feature card");
  await visit(page, "/about");
  const cards = featureCards(page);
  const words = (index: number) => cards.nth(index).getByRole("paragraph");
  await expect(cards).toHaveCount(4);
  const size = async (index: number) => {
    const box = await cards.nth(index).boundingBox();
    return (isMobile ? box?.height : box?.width) ?? 0;
  };
  const expectOpen = async (open: number) => {
    await words(open).scrollIntoViewIfNeeded();
    await expectSeen(words(open));
    for (const other of [0, 1, 2, 3].filter((one) => one !== open)) {
      await expectUnseen(words(other));
      expect(await size(open)).toBeGreaterThan(1.5 * (await size(other)));
    }
  };
  await cards.first().scrollIntoViewIfNeeded();
  await expectOpen(1);
  for (const index of [0, 3]) {
    await (isMobile ? cards.nth(index).tap() : cards.nth(index).hover());
    await expectOpen(index);
  }
  if (isMobile) return;
  await page.mouse.move(640, 2);
  await cards.nth(1).getByRole("radio").focus();
  await page.keyboard.press("ArrowRight");
  await expectOpen(2);
});
