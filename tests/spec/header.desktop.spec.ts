import { expect, type Page } from "@playwright/test";
import { freshTest, test } from "../reused-page.ts";
import { showClauses, stopClock, tabTo, hydrated, visit } from "./support.ts";

const menu = (page: Page, name: "Courses" | "Pages") =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
const radio = (page: Page, name: "Free" | "Paid") => page.getByRole("banner").getByRole("radio", { name });
const choice = (page: Page, name: "Free" | "Paid") =>
  page.getByRole("banner").getByRole("navigation").getByText(name, { exact: true });
const left = async (page: Page, name: string) => (await link(page, name).boundingBox())?.x ?? 0;

const courses = ["Finance", "Design", "Management", "Development"];
const menus = [
  ["Courses", courses],
  ["Pages", ["About", "FAQ", "Career", "Team"]],
] as const;

test("The top row is visible, and hovering Courses or Pages opens its links until the pointer leaves", async ({
  page,
}) => {
  showClauses("§2 Header 4", "§2 Header 5", "Ruling Header 1");
  await visit(page, "/");
  // The narrowest window with a row.
  for (const width of [959, 960]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Open the menu" })).toBeVisible({ visible: width < 960 });
  }
  for (const name of ["Home", "Blog", "Contact", "Login", "Register"])
    await expect(link(page, name)).toBeInViewport({ ratio: 1 });
  for (const [name, links] of menus) {
    for (const one of links) await expect(link(page, one)).toBeHidden();
    await menu(page, name).hover();
    for (const one of links) await expect(link(page, one)).toBeVisible();
    await page.mouse.move(640, 800);
    for (const one of links) await expect(link(page, one)).toBeHidden();
  }
});

test("Free is chosen first; of Free and Paid one is chosen, and its text shows only then, beside the four links", async ({
  page,
}) => {
  showClauses("§2 Header 8", "§2 Header 9", "Ruling Header 2");
  await visit(page, "/");
  await menu(page, "Courses").hover();
  const words = page
    .getByRole("banner")
    .getByText(/courses are available upon purchase and require login/i)
    .first();
  const ofFree = page.getByRole("banner").getByText(/cost nothing/);
  for (const [chosen, other] of [
    ["Free", "Paid"],
    ["Paid", "Free"],
    ["Free", "Paid"],
  ] as const) {
    if (!(await radio(page, chosen).isChecked())) await choice(page, chosen).click();
    await expect(radio(page, chosen)).toBeChecked();
    await expect(radio(page, other)).not.toBeChecked();
    await expect(words).toBeVisible({ visible: chosen === "Paid" });
    await expect(ofFree).toBeVisible({ visible: chosen === "Free" });
    if (chosen === "Paid") {
      // A line parts the sentence from the links.
      const [parted] = await words.locator("..").all();
      await expect(parted ?? words).not.toHaveCSS("border-block-end-width", "0px");
      const end = await parted?.boundingBox();
      expect((await link(page, "Finance").boundingBox())?.y).toBeGreaterThan(
        (end?.y ?? 0) + (end?.height ?? 0),
      );
    }
    const { x = 0, width = 0 } = (await choice(page, chosen).boundingBox()) ?? {};
    for (const name of courses) expect(await left(page, name)).toBeGreaterThan(x + width);
  }
});

test("With Paid chosen by the keyboard, Tab reaches the four course links", async ({ page }) => {
  showClauses("Ruling Header 2");
  await visit(page, "/");
  await menu(page, "Courses").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Paid")).toBeChecked();
  for (const name of ["See all courses", "Compare the plans", ...courses]) {
    await page.keyboard.press("Tab");
    await expect(link(page, name)).toBeFocused();
    await expect(link(page, name)).toBeInViewport({ ratio: 1 });
  }
});

test("Both menus close on a route change, and with the keyboard alone", async ({ page }) => {
  showClauses("§2 Header 12");
  await visit(page, "/");
  await menu(page, "Pages").hover();
  await link(page, "Team").click();
  await expect(page).toHaveURL("/team");
  await expect(link(page, "FAQ")).toBeHidden();
  await hydrated(page);
  await menu(page, "Courses").hover();
  await link(page, "Design").click();
  await expect(page).toHaveURL("/course/design");
  await expect(link(page, "Finance")).toBeHidden();
  await menu(page, "Pages").focus();
  await page.keyboard.press("Enter");
  await expect(link(page, "FAQ")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/team");
  await expect(link(page, "FAQ")).toBeHidden();
  await menu(page, "Pages").focus();
  await page.keyboard.press("Enter");
  await tabTo(page, link(page, "Career"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/career");
  await expect(link(page, "Career")).toBeHidden();
});

test("Enter and Space open a menu, Escape closes it and gives focus back", async ({ page }) => {
  showClauses("Ruling Header 5");
  await visit(page, "/");
  for (const [name, first] of [
    ["Courses", "Finance"],
    ["Pages", "About"],
  ] as const) {
    for (const key of ["Enter", "Space"]) {
      await menu(page, name).focus();
      await page.keyboard.press(key);
      await expect(link(page, first)).toBeVisible();
      await expect(menu(page, name)).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(link(page, first)).toBeHidden();
      await expect(menu(page, name)).toHaveAttribute("aria-expanded", "false");
      await expect(menu(page, name)).toBeFocused();
    }
  }
});

test("A tap opens a menu on a wide touch screen, and a second tap closes it", async ({
  browser,
  baseURL,
}) => {
  showClauses("Ruling Header 5");
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1280, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await visit(page, "/");
  await menu(page, "Pages").tap();
  await expect(link(page, "Team")).toBeVisible();
  await menu(page, "Pages").tap();
  await expect(link(page, "Team")).toBeHidden();
  await menu(page, "Courses").tap();
  await expect(link(page, "Finance")).toBeVisible();
  await context.close();
});

freshTest("A slow pointer to a link of the panel, or one that returns, never closes it", async ({ page }) => {
  showClauses("Ruling Header 6");
  await stopClock(page, "/");
  for (const [name, last] of [
    ["Courses", "Development"],
    ["Pages", "Team"],
  ] as const) {
    await page.mouse.move(640, 800);
    await page.clock.runFor(1000);
    await expect(link(page, last)).toBeHidden();
    await menu(page, name).hover();
    await expect(link(page, last)).toBeVisible();
    const from = await menu(page, name).boundingBox();
    const to = await link(page, last).boundingBox();
    const start = { x: (from?.x ?? 0) + (from?.width ?? 0) / 2, y: (from?.y ?? 0) + (from?.height ?? 0) / 2 };
    const end = { x: (to?.x ?? 0) + (to?.width ?? 0) / 2, y: (to?.y ?? 0) + (to?.height ?? 0) / 2 };
    // Straight down, with a second at each step.
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(start.x, start.y + ((end.y - start.y) * step) / 20);
      await page.clock.runFor(1000);
    }
    await page.mouse.move(640, 800);
    await page.clock.runFor(200);
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.clock.runFor(1000);
    await expect(link(page, last)).toBeVisible();
  }
});
