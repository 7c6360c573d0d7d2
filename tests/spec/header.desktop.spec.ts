import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectLinks, visit } from "./support.ts";

const menu = (page: Page, name: "Courses" | "Pages") =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
const choice = (page: Page, name: "Free" | "Paid") =>
  page.getByRole("banner").getByRole("navigation").getByText(name, { exact: true });
const pages = {
  About: "/about",
  Course: "/course",
  FAQ: "/faq",
  Pricing: "/pricing",
  Career: "/career",
  Events: "/event",
  Team: "/team",
};
const courses = {
  Finance: "/course/finance",
  Design: "/course/design",
  Management: "/course/management",
  Development: "/course/development",
};

test("§2 Header 3: the header has the links of the specification", async ({ page }) => {
  await visit(page, "/");
  await expectLinks((name) => link(page, name), {
    Home: "/",
    Login: "/login",
    Register: "/signup",
    Blog: "/blog",
    Contact: "/contact",
  });
  await menu(page, "Pages").hover();
  await expectLinks((name) => link(page, name), pages);
});

test("§2 Header 4: hovering Courses opens a panel with Free, Paid and the four course links", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(link(page, "Finance")).toBeHidden();
  await menu(page, "Courses").hover();
  const panel = page
    .getByRole("banner")
    .getByRole("group")
    .filter({ has: page.getByRole("radio", { name: "Paid" }) });
  await expect(panel.getByRole("radio")).toHaveCount(2);
  for (const [name, path] of Object.entries(courses)) {
    await expect(link(page, name)).toBeVisible();
    await expect(link(page, name)).toHaveAttribute("href", path);
  }
  await page.mouse.move(640, 800);
  await expect(link(page, "Finance")).toBeHidden();
});

test("§2 Header 5: hovering Pages opens its links, and leaving closes them", async ({ page }) => {
  await visit(page, "/");
  await expect(link(page, "Team")).toBeHidden();
  await menu(page, "Pages").hover();
  await expect(link(page, "Team")).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(link(page, "Team")).toBeHidden();
});

test("§2 Header 8: Free and Paid are not chosen together, and what is said of Paid shows only with it", async ({
  page,
}) => {
  await visit(page, "/");
  await menu(page, "Courses").hover();
  const words = page.getByRole("banner").getByText("require login").first();
  await expect(words).toBeHidden();
  await choice(page, "Paid").click();
  await expect(words).toBeVisible();
  await expect(page.getByRole("banner").getByRole("radio", { name: "Free" })).not.toBeChecked();
  await choice(page, "Free").click();
  await expect(words).toBeHidden();
  await expect(page.getByRole("banner").getByRole("radio", { name: "Paid" })).not.toBeChecked();
});

test("§2 Header 9: Paid says that courses are available upon purchase and require login", async ({
  page,
}) => {
  await visit(page, "/");
  await menu(page, "Courses").hover();
  await choice(page, "Paid").click();
  await expect(
    page
      .getByRole("paragraph")
      .filter({ hasText: /courses are available upon purchase and require login/i, visible: true }),
  ).toHaveCount(1);
});

test("§2 Header 12: both menus close on a route change", async ({ page }) => {
  await visit(page, "/");
  await menu(page, "Pages").hover();
  await link(page, "Team").click();
  await expect(page).toHaveURL("/team");
  await expect(link(page, "FAQ")).toBeHidden();
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
});

test("§4 Cart: a click beside the open panel closes it", async ({ page }) => {
  await visit(page, "/about");
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await page.getByRole("button", { name: /cart/i }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(panel).toBeHidden();
});

test("Ruling Header 1: the top row reads Home, Courses, Pages, Blog, Contact, cart, Login, Register", async ({
  read,
}) => {
  const page = await read("/");
  const places: number[] = [];
  for (const control of [
    link(page, "Home"),
    menu(page, "Courses"),
    menu(page, "Pages"),
    link(page, "Blog"),
    link(page, "Contact"),
    page.getByRole("button", { name: /cart/i }),
    link(page, "Login"),
    link(page, "Register"),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    places.push((await control.boundingBox())?.x ?? -1);
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
});

test("Ruling Header 2: in the Courses menu Free is chosen first, beside the four links", async ({ page }) => {
  await visit(page, "/");
  await menu(page, "Courses").hover();
  await expect(page.getByRole("banner").getByRole("radio", { name: "Free" })).toBeChecked();
  await expect(page.getByRole("banner").getByRole("radio", { name: "Paid" })).not.toBeChecked();
  const free = await choice(page, "Free").boundingBox();
  const first = await link(page, "Finance").boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan((free?.x ?? 0) + (free?.width ?? 0));
});

test("Ruling Header 2: with Paid chosen the four course links still stand beside it, and Tab reaches them", async ({
  page,
}) => {
  await visit(page, "/");
  await menu(page, "Courses").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("banner").getByRole("radio", { name: "Paid" })).toBeChecked();
  const paid = await choice(page, "Paid").boundingBox();
  for (const name of ["See all courses", "Compare the plans", ...Object.keys(courses)]) {
    await page.keyboard.press("Tab");
    await expect(link(page, name)).toBeFocused();
    await expect(link(page, name)).toBeInViewport({ ratio: 1 });
    const { x = 0 } = (await link(page, name).boundingBox()) ?? {};
    expect(x).toBeGreaterThan((paid?.x ?? 0) + (paid?.width ?? 0));
  }
});

test("Ruling Header 3: the Pages menu has About, Course, FAQ, Pricing, Career, Events and Team", async ({
  page,
}) => {
  await visit(page, "/");
  const before = await page.getByRole("banner").getByRole("link").allInnerTexts();
  await menu(page, "Pages").hover();
  await expect(link(page, "Team")).toBeVisible();
  const after = await page.getByRole("banner").getByRole("link").allInnerTexts();
  expect(after.filter((name) => !before.includes(name))).toEqual(Object.keys(pages));
});

test("Ruling Header 5: Enter and Space open a menu, Escape closes it and gives focus back", async ({
  page,
}) => {
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

test("Ruling Header 5: a tap opens a menu on a wide touch screen, and a second tap closes it", async ({
  browser,
  baseURL,
}) => {
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

test("Ruling Header 6: a pointer on its slow way from the button to any link of the panel never closes it", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [name, last] of [
    ["Courses", "Development"],
    ["Pages", "Team"],
  ] as const) {
    await page.mouse.move(640, 800);
    await menu(page, name).hover();
    await expect(link(page, last)).toBeVisible();
    const from = await menu(page, name).boundingBox();
    const to = await link(page, last).boundingBox();
    const start = { x: (from?.x ?? 0) + (from?.width ?? 0) / 2, y: (from?.y ?? 0) + (from?.height ?? 0) / 2 };
    const end = { x: (to?.x ?? 0) + (to?.width ?? 0) / 2, y: (to?.y ?? 0) + (to?.height ?? 0) / 2 };
    // Straight down first, as slowly as a hesitant hand: the gap below the button takes longer than any grace period.
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(start.x, start.y + ((end.y - start.y) * step) / 20);
      await page.waitForTimeout(40);
    }
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.waitForTimeout(400);
    await expect(link(page, last)).toBeVisible();
  }
});
