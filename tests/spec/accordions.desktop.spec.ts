import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { questions, showClauses, visit } from "./support.ts";

const region = (name: string) => (page: Page) => page.getByRole("region", { name });

for (const [clauses, path, accordion] of [
  [["§2 FAQ 3", "§3 FAQ item", "§4 FAQ"], "/faq", region("Enrollment and registration")],
  [
    ["§2 Pricing 2"],
    "/pricing",
    (page: Page) => page.locator("section").filter({ has: page.locator("details") }),
  ],
  [["§2 Contact 7"], "/contact", region("Frequently asked questions")],
  [
    ["§2 Course detail 10", "§4 Detail page"],
    "/course/development#faq",
    (page: Page) => page.getByRole("tabpanel"),
  ],
] as const)
  test(`On ${path} at most one answer is open, with a marker, and a click or key closes it`, async ({
    page,
  }) => {
    showClauses(...clauses);
    await visit(page, path);
    const items = accordion(page).locator("details");
    const summaries = questions(accordion(page));
    const expectOpen = async (index?: number) => {
      await expect(items.getByRole("paragraph")).toHaveCount(index === undefined ? 0 : 1);
      if (index !== undefined) await expect(items.nth(index).getByRole("paragraph")).toBeVisible();
    };
    const mark = summaries
      .first()
      .getByText(/^[+-]$/)
      .filter({ visible: true });
    if (path === "/faq") {
      await expectOpen(0);
      await summaries.first().click();
    }
    await expectOpen();
    await expect(mark).toHaveText("+");
    await summaries.first().click();
    await expectOpen(0);
    await expect(mark).toHaveText("-");
    await summaries.nth(1).click();
    await expectOpen(1);
    await summaries.first().focus();
    await page.keyboard.press("Enter");
    await expectOpen(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expectOpen(1);
    await page.keyboard.press("Space");
    await expectOpen();
  });
