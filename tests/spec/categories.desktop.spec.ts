import { test } from "../kept-page.ts";
import { expectSeen, expectUnseen, visit } from "./support.ts";

test("§2 Category pages 2: hovering a card reveals its 'Buy Course' button", async ({ page }) => {
  for (const category of ["design", "finance", "development"]) {
    await visit(page, `/category/${category}`);
    const card = page.getByRole("main").getByRole("article").nth(1);
    const button = card.getByRole("link", { name: "Buy Course" });
    await button.scrollIntoViewIfNeeded();
    await expectUnseen(button);
    await card.hover();
    await expectSeen(button);
    await page.mouse.move(2, 2);
    await expectUnseen(button);
  }
});
