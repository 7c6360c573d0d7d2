import { expect, test, type Page } from "@playwright/test";
import { field, takenOver } from "../spec/support.ts";

/** Expects the contact page with a sentence in place of its location, and all else. */
async function expectAllButLocation(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText(/This part of the page could not be shown/)).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Fill out for contact",
    "Frequently asked questions",
    "Are you ready to start your journey?",
  ]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await field(page, "Message *").fill("A thought");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Pages", exact: true }).click();
  await banner.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(main.getByText("$699", { exact: true })).toBeVisible();
}

test("A section that fails as React takes it over takes neither the header nor another section with it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.querySelector("#location")) throw new Error("broken on purpose");
      observe.call(this, target);
    };
  });
  await page.goto("/contact");
  await takenOver(page);
  await expectAllButLocation(page);
});
