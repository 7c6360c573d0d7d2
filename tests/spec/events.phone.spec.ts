import { test } from "../kept-page.ts";
import { expectSeen } from "./support.ts";

test("§2 Events 1: where nothing hovers, the details of an event are simply visible", async ({ read }) => {
  const page = await read("/event");
  const detail = page.getByRole("main").getByRole("article").nth(2).getByRole("paragraph").last();
  await detail.scrollIntoViewIfNeeded();
  await expectSeen(detail);
});
