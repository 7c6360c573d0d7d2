import { test } from "../kept-page.ts";
import { expectSeen, expectUnseen, visit } from "./support.ts";

test("§2 Course detail 13: hovering a related course shows its 'Buy Course' button", async ({ page }) => {
  await visit(page, "/course/management");
  const card = page.getByRole("region", { name: "Related courses" }).getByRole("article").nth(1);
  const button = card.getByText("Buy Course", { exact: true });
  await button.scrollIntoViewIfNeeded();
  await expectUnseen(button);
  await card.hover();
  await expectSeen(button);
});
