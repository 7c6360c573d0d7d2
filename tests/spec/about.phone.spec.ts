import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { featureCards } from "./support.ts";

test("§2 About 4: where nothing hovers, all four feature cards are open", async ({ read }) => {
  const page = await read("/about");
  const cards = featureCards(page);
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await card.getByRole("paragraph").scrollIntoViewIfNeeded();
    await expect(card.getByRole("paragraph")).toBeInViewport({ ratio: 0.9 });
  }
});
