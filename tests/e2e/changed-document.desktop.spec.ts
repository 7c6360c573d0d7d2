/** Extensions and translators change a document before React takes it over. React then draws what was changed anew. */
import { expect, test, type Page } from "@playwright/test";
import { changes, changing, look, times, type Time } from "../fixtures/document-changes.ts";
import { choiceWith, choose, field, takenOver, testimonials } from "../spec/support.ts";

/** Uses a page as a visitor does, and leaves it by a link. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "/"(page) {
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Pages", exact: true }).click();
    await expect(banner.getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await choose(choiceWith(page, "All courses"), "Finance");
    await testimonials(page).getByRole("button", { name: "Next testimonial" }).click();
    await expect(testimonials(page).getByRole("radio").last()).toBeChecked();
    await banner.getByRole("link", { name: "Blog" }).click();
  },
  async "/contact"(page) {
    await field(page, "Message *").fill("A thought");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status").filter({ hasText: "does not send messages yet" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  },
  async "/course/design"(page) {
    await page.getByRole("tab", { name: "Curriculum" }).click();
    await expect(page.getByRole("tabpanel", { name: "Curriculum" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  },
  async "/login"(page) {
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/./);
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  },
};

/** What a page looks like that nothing has changed, in the dark theme, which is then remembered. */
async function lookOf(page: Page, path: string) {
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto(path);
  await takenOver(page);
  return page.evaluate(look);
}

/** Expects that the open page is as it was built, works, and leads on. */
async function expectWhole(page: Page, path: string, whole: ReturnType<typeof look>): Promise<void> {
  await takenOver(page);
  await expect.poll(() => page.evaluate(look)).toEqual(whole);
  await uses[path]?.(page);
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/transition|Sign up/);
}

/** Opens a page with changes, its scripts on time or 900 ms late, and expects it to be whole. Gives what was reported as an error. */
async function expectWholeWith(
  page: Page,
  path: string,
  whole: ReturnType<typeof look>,
  time: Time,
  late: boolean,
): Promise<void> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  if (late)
    await page.route("**/*.js", async (route) => {
      await new Promise((later) => setTimeout(later, 900));
      await route.continue();
    });
  const script = await page.addInitScript(changing(time));
  await page.goto(path);
  expect(await page.evaluate(() => Reflect.get(globalThis, "changes"))).toBe(Object.keys(changes).length);
  await takenOver(page);
  await page.unrouteAll();
  await expectWhole(page, path, whole);
  // React reports that it has drawn something anew.
  expect(errors.filter((message) => !/React error #418/.test(message))).toEqual([]);
  page.removeAllListeners("pageerror");
  await script.dispose();
}

for (const [index, path] of Object.keys(uses).entries())
  test(`${path} stays whole, styled and usable with all changes at once`, async ({ page }) => {
    const whole = await lookOf(page, path);
    for (const [at, time] of times.entries()) {
      // Each time is met by late scripts on two of the four pages.
      const late = at === index % times.length;
      await test.step(`${time}, scripts ${late ? "late" : "on time"}`, () =>
        expectWholeWith(page, path, whole, time, late));
    }
  });
