import { test } from "../kept-page.ts";
import { expectSeen, expectUnseen, visit } from "./support.ts";

test("§2 Events 1: hovering an event shows its details, leaving hides them", async ({ page }) => {
  await visit(page, "/event");
  const event = page.getByRole("main").getByRole("article").nth(2);
  const detail = event.getByRole("paragraph").last();
  await detail.scrollIntoViewIfNeeded();
  await expectUnseen(detail);
  await event.hover();
  await expectSeen(detail);
  await page.mouse.move(2, 2);
  await expectUnseen(detail);
  await page.keyboard.press("Shift");
  await event.focus();
  await expectSeen(detail);
});
