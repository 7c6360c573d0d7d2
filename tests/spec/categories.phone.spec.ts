import { test } from "../kept-page.ts";
import { expectSeen } from "./support.ts";

test("§2 Category pages 2: where nothing hovers, 'Buy Course' is simply visible", async ({ read }) => {
  const page = await read("/category/design");
  const button = page.getByRole("main").getByRole("article").nth(1).getByRole("link", { name: "Buy Course" });
  await button.scrollIntoViewIfNeeded();
  await expectSeen(button);
});
