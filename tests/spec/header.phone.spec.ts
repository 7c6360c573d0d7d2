import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectLinks, visit } from "./support.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const section = (page: Page, name: string) => menu(page).getByText(name, { exact: true });

async function openMenu(page: Page, path = "/"): Promise<void> {
  await visit(page, path);
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await expect(menu(page)).toBeVisible();
}

test("§2 Header 3: the menu of a phone has the links of the specification", async ({ page }) => {
  await openMenu(page);
  await expectLinks((name) => link(page, name), { Home: "/", Login: "/login", Register: "/signup" });
  await section(page, "Pages").tap();
  await expectLinks((name) => link(page, name), {
    About: "/about",
    Course: "/course",
    FAQ: "/faq",
    Pricing: "/pricing",
    Career: "/career",
  });
  await section(page, "Other").tap();
  await expectLinks((name) => link(page, name), {
    Events: "/event",
    Team: "/team",
    Blog: "/blog",
    Contact: "/contact",
  });
});

test("§2 Header 6: the hamburger opens a menu with Courses (Free, Paid), Pages and Other", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).tap();
  for (const name of ["Courses", "Pages", "Other"]) await expect(section(page, name)).toBeVisible();
  await expect(section(page, "Free")).toBeHidden();
  await section(page, "Courses").tap();
  await expect(section(page, "Free")).toBeVisible();
  await expect(section(page, "Paid")).toBeVisible();
  await section(page, "Free").tap();
  await expectLinks((name) => link(page, name), {
    Finance: "/course/finance",
    Design: "/course/design",
    Management: "/course/management",
    Development: "/course/development",
  });
});

test("§2 Header 7: only one of Courses, Pages and Other is open at a time", async ({ page }) => {
  await openMenu(page);
  await section(page, "Courses").tap();
  await expect(section(page, "Free")).toBeVisible();
  await section(page, "Pages").tap();
  await expect(link(page, "About")).toBeVisible();
  await expect(section(page, "Free")).toBeHidden();
  await section(page, "Other").tap();
  await expect(link(page, "Team")).toBeVisible();
  await expect(link(page, "About")).toBeHidden();
});

test("§4 Mobile sections: an open section closes when it is tapped again, and Free and Paid exclude each other", async ({
  page,
}) => {
  await openMenu(page, "/faq");
  await section(page, "Other").tap();
  await expect(link(page, "Team")).toBeVisible();
  await section(page, "Other").tap();
  await expect(link(page, "Team")).toBeHidden();
  await section(page, "Courses").tap();
  await section(page, "Paid").tap();
  await section(page, "Free").tap();
  await expect(link(page, "Finance")).toBeVisible();
  await expect(menu(page).getByText("require login")).toBeHidden();
});

test("§2 Header 8: Free and Paid are not open together", async ({ page }) => {
  await openMenu(page);
  await section(page, "Courses").tap();
  await section(page, "Free").tap();
  await expect(link(page, "Finance")).toBeVisible();
  await section(page, "Paid").tap();
  await expect(menu(page).getByText("require login")).toBeVisible();
  await expect(link(page, "Finance")).toBeHidden();
});

test("§2 Header 9: Paid says that courses are available upon purchase and require login", async ({
  page,
}) => {
  await openMenu(page);
  await section(page, "Courses").tap();
  await section(page, "Paid").tap();
  await expect(menu(page).getByText(/courses are available upon purchase and require login/i)).toBeVisible();
});

test("§2 Header 12: the menu closes on a route change, to the page itself too", async ({ page }) => {
  await openMenu(page);
  await section(page, "Other").tap();
  await link(page, "Team").tap();
  await expect(page).toHaveURL("/team");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await link(page, "Home").tap();
  await expect(menu(page)).toBeHidden();
});

test("Ruling Header 4: the menu has Home, Courses, Pages, Other, Login and Register, each section with its links", async ({
  page,
}) => {
  await openMenu(page);
  const shown = async () =>
    (await menu(page).getByRole("link").allInnerTexts()).filter((name) => name !== "Tessera");
  expect(await shown()).toEqual(["Home", "Login", "Register"]);
  await section(page, "Pages").tap();
  await expect(link(page, "About")).toBeVisible();
  expect(await shown()).toEqual(["Home", "About", "Course", "FAQ", "Pricing", "Career", "Login", "Register"]);
  await section(page, "Other").tap();
  await expect(link(page, "Team")).toBeVisible();
  expect(await shown()).toEqual(["Home", "Events", "Team", "Blog", "Contact", "Login", "Register"]);
});

test("Ruling Header 5: Escape and the cross close the menu and give focus back to the hamburger", async ({
  page,
}) => {
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
  await page.getByRole("button", { name: "Open the menu" }).tap();
  await page.getByRole("button", { name: "Close the menu" }).tap();
  await expect(menu(page)).toBeHidden();
});
