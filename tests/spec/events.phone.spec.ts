import { test } from "../kept-page.ts";
import { expectSeen, visit } from "./support.ts";

test("§2 Events 1: where nothing hovers, the details of an event are simply visible", async ({ page }) => {
  await visit(page, "/event");
  const detail = page.getByRole("main").getByRole("article").nth(2).getByRole("paragraph").last();
  await detail.scrollIntoViewIfNeeded();
  await expectSeen(detail);
});
