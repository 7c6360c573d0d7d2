import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { field, visit } from "../spec/support.ts";

/** Ways in which a device refuses to store data. */
const refusals = {
  "is refused": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("The device keeps nothing.", "SecurityError");
        },
      });
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The device has no room.", "QuotaExceededError");
    };
  },
};

for (const [how, refuse] of Object.entries(refusals))
  test(`If storage ${how}, theme and messages work as on any device`, async ({ page }) => {
    await page.addInitScript(refuse);
    await visit(page, "/");
    await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    await expect(page.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
    await visit(page, "/contact");
    await field(page, "Name *").fill("Ada");
    await page.getByText("Save information for the next time comment.").click();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/does not send messages yet/);
    await expect(field(page, "Name *")).toHaveValue("Ada");
  });

test("If storage is refused, Back opens the previous tab", async ({ page }) => {
  await page.addInitScript(refusals["is refused"]);
  await visit(page, "/course/design");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("Curriculum").click();
  await expect(tab("Curriculum")).toHaveAttribute("aria-selected", "true");
  await page.goto("/about");
  await page.goBack();
  await expect(tab("Curriculum")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("Overview")).toHaveAttribute("aria-selected", "true");
});
