import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { desktop, questions, showClauses, tabTo, twoFrames, visit } from "./support.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");
const lessons = (page: Page) => panel(page).getByRole("navigation").getByRole("link");
const lesson = (page: Page) => panel(page).getByRole("article");

test("Of five tabs Overview is chosen at first, and the keys move along them", desktop, async ({ page }) => {
  showClauses("§2 Course detail 4", "§4 Detail page");
  await visit(page, "/course/management");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Curriculum", "Instructor", "FAQ", "Query"]);
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).toHaveCount(1);
  await tabTo(page, tab(page, "Overview"));
  for (const [key, name] of [
    ["ArrowRight", "Curriculum"],
    ["End", "Query"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
});

test("Of six lessons the first shows, then the chosen one with its parts", desktop, async ({ page }) => {
  showClauses("§2 Course detail 6", "§2 Course detail 7", "§2 Course detail 8");
  await visit(page, "/course/design#curriculum");
  await expect(lessons(page)).toHaveCount(6);
  await expect(lessons(page).first()).toHaveAttribute("aria-current", "true");
  for (const link of [...(await lessons(page).all()).slice(1), lessons(page).first()]) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(lesson(page)).toHaveCount(1);
    const title = (await lesson(page).getByRole("heading", { level: 2 }).innerText()).replaceAll(/\s+/g, " ");
    expect((await link.innerText()).replaceAll(/\s+/g, " ")).toContain(title);
    for (const part of ["Main features", "Lesson Summary"])
      await expect(lesson(page).getByRole("heading", { name: part })).toBeVisible();
  }
  await tabTo(page, lessons(page).nth(2));
  await page.keyboard.press("Enter");
  await expect(lesson(page).getByRole("heading", { level: 2 })).toHaveText(/preparing for the unexpected/i);
});

test("A chosen tab stays in its place, and Back opens the previous tab", async ({ page, isMobile }) => {
  showClauses("§4 Detail page");
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, "/course/design");
  const top = async (name: string) => (await tab(page, name).boundingBox())?.y;
  const width = async () => (await page.getByRole("tablist").boundingBox())?.width;
  const whole = await width();
  await tab(page, "Overview").evaluate((element) => element.scrollIntoView({ block: "end" }));
  for (const name of ["Curriculum", "Instructor", "FAQ", "Query", "Curriculum"]) {
    await tab(page, name).scrollIntoViewIfNeeded();
    const before = await top(name);
    await tab(page, name).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await twoFrames(page);
    expect(await top(name)).toBe(before);
    expect(await width()).toBe(whole);
  }
  await lessons(page).nth(1).click();
  await expect(lessons(page).nth(1)).toHaveAttribute("aria-current", "true");
  await tab(page, "FAQ").click();
  await questions(panel(page)).nth(1).click();
  await expect(panel(page).locator("details").nth(1).getByRole("paragraph")).toBeVisible();
  await page.goBack();
  await expect(tab(page, "Curriculum")).toHaveAttribute("aria-selected", "true");
});
