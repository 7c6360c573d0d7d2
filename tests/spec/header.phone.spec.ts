import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { scrolled, showClauses, tabTo, visit } from "./support.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const section = (page: Page, name: string) => menu(page).getByText(name, { exact: true });
const opener = (page: Page) => page.getByRole("button", { name: "Open the menu" });

async function openMenu(page: Page, path = "/"): Promise<void> {
  await visit(page, path);
  await expect(menu(page)).toBeHidden();
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

test("The hamburger opens a menu whose sections show their links one at a time and close when tapped again", async ({
  page,
}) => {
  showClauses("§2 Header 3", "§2 Header 6", "§2 Header 7", "§4 Mobile sections", "Ruling Header 4");
  await openMenu(page);
  const shown = async () =>
    (await menu(page).getByRole("link").allInnerTexts()).filter((name) => name !== "Tessera");
  for (const name of ["Courses", "Pages", "Other"]) await expect(section(page, name)).toBeVisible();
  await expect.poll(shown).toEqual(["Home", "Login", "Register"]);
  const pages = ["About", "Course", "FAQ", "Pricing", "Career"];
  const other = ["Events", "Team", "Blog", "Contact"];
  await section(page, "Courses").tap();
  await expect(section(page, "Free")).toBeVisible();
  await section(page, "Pages").tap();
  await expect.poll(shown).toEqual(["Home", ...pages, "Login", "Register"]);
  await expect(section(page, "Free")).toBeHidden();
  await section(page, "Other").tap();
  await expect.poll(shown).toEqual(["Home", ...other, "Login", "Register"]);
  await section(page, "Other").tap();
  await expect.poll(shown).toEqual(["Home", "Login", "Register"]);
});

test("Free and Paid are not open together, and Paid shows that courses need purchase and login", async ({
  page,
}) => {
  showClauses("§2 Header 6", "§2 Header 8", "§2 Header 9", "§4 Mobile sections");
  await openMenu(page, "/faq");
  const words = menu(page).getByText(/courses are available upon purchase and require login/i);
  await section(page, "Courses").tap();
  await section(page, "Free").tap();
  for (const name of ["Finance", "Design", "Management", "Development"])
    await expect(link(page, name)).toBeVisible();
  await section(page, "Paid").tap();
  await expect(words).toBeVisible();
  await expect(link(page, "Finance")).toBeHidden();
  await section(page, "Free").tap();
  await expect(link(page, "Finance")).toBeVisible();
  await expect(words).toBeHidden();
});

test("The menu closes on a route change, also to the same page, and by keyboard", async ({ page }) => {
  showClauses("§2 Header 12");
  await openMenu(page);
  await section(page, "Other").tap();
  await link(page, "Team").tap();
  await expect(page).toHaveURL("/team");
  await expect(menu(page)).toBeHidden();
  await opener(page).tap();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await tabTo(page, opener(page));
  await page.keyboard.press("Enter");
  await tabTo(page, link(page, "Home"));
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeHidden();
  await opener(page).tap();
  await menu(page).locator("summary").filter({ hasText: "Pages" }).focus();
  await page.keyboard.press("Enter");
  await link(page, "Career").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/career");
  await expect(menu(page)).toBeHidden();
});

test("Escape and the cross close the menu and give focus back to the hamburger", async ({ page }) => {
  showClauses("Ruling Header 5");
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await page.getByRole("button", { name: "Close the menu" }).tap();
  await expect(menu(page)).toBeHidden();
});

test("The skip link skips the header, a route change starts at the top, and Back restores the position", async ({
  page,
}) => {
  showClauses("§2 Routes 2", "Ruling Routes 5", "Ruling Routes 6");
  await visit(page, "/pricing");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  const career = page.getByRole("contentinfo").getByRole("link", { name: "Career" });
  await career.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await career.tap();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3);
});
