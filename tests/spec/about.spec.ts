import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectSeen, expectUnseen, featureCards, visit } from "./support.ts";

test("§2 About 4, §4 Feature card: the second card is open at first, then the one under the pointer or of the arrow keys; where nothing hovers, all are", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/about");
  const cards = featureCards(page);
  const words = (index: number) => cards.nth(index).getByRole("paragraph");
  await expect(cards).toHaveCount(4);
  if (isMobile) {
    for (const index of [0, 1, 2, 3]) {
      await words(index).scrollIntoViewIfNeeded();
      await expect(words(index)).toBeInViewport({ ratio: 0.9 });
    }
    return;
  }
  const width = async (index: number) => (await cards.nth(index).boundingBox())?.width ?? 0;
  const expectOpen = async (open: number) => {
    await expectSeen(words(open));
    for (const other of [0, 1, 2, 3].filter((one) => one !== open)) {
      await expectUnseen(words(other));
      expect(await width(open)).toBeGreaterThan(1.5 * (await width(other)));
    }
  };
  await cards.first().scrollIntoViewIfNeeded();
  await expectOpen(1);
  for (const index of [0, 2, 1, 3]) {
    await cards.nth(index).hover();
    await expectOpen(index);
  }
  await page.mouse.move(640, 2);
  await expectOpen(3);
  await cards.nth(1).getByRole("radio").focus();
  await page.keyboard.press("ArrowRight");
  await expectOpen(2);
});
