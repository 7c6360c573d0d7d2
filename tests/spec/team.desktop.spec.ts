import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectPicture } from "./support.ts";

test("§2 Team: eight cards, each with a name, the label INSTRUCTOR and an image", async ({ read }) => {
  const page = await read("/team");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByText("INSTRUCTOR", { exact: true }) });
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    await expect(card.getByRole("heading")).toHaveText(/^\S+ \S+/);
    await expectPicture(card.locator("img"));
  }
});

test("§3 Team member: eight different names with the job INSTRUCTOR", async ({ read }) => {
  const page = await read("/team");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByText("INSTRUCTOR", { exact: true }) });
  expect(new Set(await cards.getByRole("heading").allInnerTexts()).size).toBe(8);
  await expect(cards.locator("img")).toHaveCount(8);
});
