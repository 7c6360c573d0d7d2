import { expect, test, type Page } from "@playwright/test";
import { field, scrolled, scrollTo, visit } from "../spec/support.ts";

/** How a device can refuse to keep anything. */
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

const theme = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

for (const [how, refuse] of Object.entries(refusals)) {
  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(refuse);
    });

    test(`Where storage ${how} a chosen theme holds as long as the page, and its mark with it`, async ({
      page,
    }) => {
      await visit(page, "/about");
      await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
      expect(await scheme(page)).toBe("dark");
      await expect(theme(page, "Dark")).toBeChecked();
    });

    test(`Where storage ${how} lessons are marked, the / key is turned off and messages are answered as on any device`, async ({
      page,
    }) => {
      await visit(page, "/course/design#curriculum");
      const done = page.getByRole("checkbox", { name: "I have finished Lesson 1" });
      await done.check();
      await expect(done).toBeChecked();
      await page.keyboard.press("Control+k");
      await page.getByRole("checkbox", { name: "The / key opens the search" }).uncheck();
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
      await visit(page, "/contact");
      await field(page, "Name *").fill("Ada");
      await page.getByText("Save information for the next time comment.").click();
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/does not send messages yet/);
      await expect(field(page, "Name *")).toHaveValue("Ada");
    });

    test(`Where storage ${how} the mosaic of the home page is laid, and Back leads to the place that was left`, async ({
      page,
    }) => {
      await visit(page, "/");
      await expect(page.getByRole("application").locator("svg").first()).toBeVisible();
      await scrollTo(page, 1500);
      const left = await scrolled(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/career"]')?.click());
      await expect(page).toHaveURL("/career");
      await page.waitForLoadState();
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect.poll(() => scrolled(page)).toBe(left);
    });
  });
}
