import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { topCourses } from "./course-cards.ts";
import { choiceWith, field, questions, testimonials, visit } from "./support.ts";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("§2 Course filter 2: the arrow keys choose a category", async ({ page }) => {
  await visit(page, "/");
  const filter = choiceWith(page, "All courses");
  await tabTo(page, filter.getByRole("radio", { name: "All courses" }));
  await page.keyboard.press("ArrowRight");
  await expect(filter.getByRole("radio", { name: "Design" })).toBeChecked();
  await expect(topCourses(page).getByRole("article")).toHaveCount(3);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(filter.getByRole("radio", { name: "Finance" })).toBeChecked();
});

test("§2 Course filter 5: Enter on a focused card opens its course", async ({ page }) => {
  await visit(page, "/");
  const link = topCourses(page).getByRole("link").first();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/course/management");
});

test("§2 Home 3: the testimonials change with the keyboard alone", async ({ page }) => {
  await visit(page, "/");
  const block = testimonials(page);
  const first = await block.getByRole("blockquote").innerText();
  await block.getByRole("button", { name: /next/i }).focus();
  await page.keyboard.press("Enter");
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(block.getByRole("blockquote")).toHaveText(first);
});

test("§4 Course list page: the arrow keys change the page", async ({ page }) => {
  await visit(page, "/course");
  const toggle = choiceWith(page, "1");
  await tabTo(page, toggle.getByRole("radio", { name: "1" }));
  await page.keyboard.press("ArrowRight");
  await expect(toggle.getByRole("radio", { name: "2" })).toBeChecked();
  await expect(topCourses(page).getByText("39$", { exact: true })).toBeVisible();
});

test("§2 FAQ 3: Enter and Space open and close a question", async ({ page }) => {
  await visit(page, "/faq");
  const tabs = choiceWith(page, "Technical requirements");
  await tabTo(page, tabs.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  const region = page.getByRole("region", { name: "Technical requirements" });
  await tabTo(page, questions(region).first());
  await page.keyboard.press("Enter");
  await expect(region.locator("details").first().getByRole("paragraph")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(region.locator("details").nth(1).getByRole("paragraph")).toBeVisible();
  await expect(region.locator("details").first().getByRole("paragraph")).toBeHidden();
  await page.keyboard.press("Space");
  await expect(region.locator("details").nth(1).getByRole("paragraph")).toBeHidden();
});

test("§4 Pricing: the arrow keys change the period", async ({ page }) => {
  await visit(page, "/pricing");
  await tabTo(page, choiceWith(page, "Monthly").getByRole("radio", { name: "Monthly" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("$659", { exact: true })).toBeVisible();
});

test("§2 Course detail 4: the arrow keys, Home and End move along the tabs", async ({ page }) => {
  await visit(page, "/course/design");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tabTo(page, tab("Overview"));
  for (const [key, name] of [
    ["ArrowRight", "Curriculum"],
    ["ArrowRight", "Instructor"],
    ["End", "Query"],
    ["ArrowRight", "Overview"],
    ["ArrowLeft", "Query"],
    ["Home", "Overview"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
});

test("§2 Course detail 6: a lesson is chosen with the keyboard alone", async ({ page }) => {
  await visit(page, "/course/design#curriculum");
  const link = page.getByRole("tabpanel").getByRole("navigation").getByRole("link").nth(2);
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel").getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    /preparing for the unexpected/i,
  );
});

test("§2 Header 11: the cart panel keeps the focus inside and closes with Escape", async ({ page }) => {
  await visit(page, "/about");
  await tabTo(page, page.getByRole("button", { name: /cart/i }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(panel).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("§2 Header 12: a menu is opened, followed and closed with the keyboard alone", async ({
  page,
  isMobile,
}) => {
  await visit(page, "/");
  if (isMobile) {
    await tabTo(page, page.getByRole("button", { name: "Open the menu" }));
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await tabTo(page, menu.locator("summary").filter({ hasText: "Pages" }));
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link", { name: "Career" }));
  } else {
    await tabTo(page, page.getByRole("button", { name: "Pages", exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Career", exact: true }));
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("banner").getByRole("link", { name: "Career", exact: true })).toBeHidden();
});

test("§2 Log-in 7: a visitor logs in with the keyboard alone", async ({ page }) => {
  await visit(page, "/login");
  await tabTo(page, field(page, "Email"));
  await page.keyboard.type("ada@reader.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("tiles77");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Success Message" });
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "No" }), 8);
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
});

test("§2 Sign-up 5: Escape closes the panel too", async ({ page }) => {
  await visit(page, "/signup");
  await tabTo(page, field(page, "Email"));
  await page.keyboard.type("ada@reader.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("tiles77");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Success Message" });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("§2 Contact 5: the contact form is filled and sent with the keyboard alone", async ({ page }) => {
  await visit(page, "/contact");
  await tabTo(page, field(page, "Name *"));
  await page.keyboard.type("Ada");
  await tabTo(page, page.getByRole("checkbox", { name: /Save information/ }), 10);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form").getByRole("status")).toHaveText(/\w/);
});
