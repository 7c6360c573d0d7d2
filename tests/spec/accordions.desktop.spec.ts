import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { expectOneOpenAtATime, showClauses, visit } from "./support.ts";

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
    await expectOneOpenAtATime(accordion(page), { opened: path === "/faq" });
    const [first, second] = [0, 1].map((index) => accordion(page).locator("details").nth(index));
    if (!first || !second) throw new Error("Two questions are needed.");
    const sign = (mark: string) => first.locator("summary").getByText(mark, { exact: true });
    await expect(sign("+")).toBeVisible();
    await expect(sign("-")).toBeHidden();
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(first.getByRole("paragraph")).toBeVisible();
    await expect(sign("-")).toBeVisible();
    await expect(sign("+")).toBeHidden();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(second.getByRole("paragraph")).toBeVisible();
    await expect(first.getByRole("paragraph")).toBeHidden();
    await page.keyboard.press("Space");
    await expect(second.getByRole("paragraph")).toBeHidden();
  });
