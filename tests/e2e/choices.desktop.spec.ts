/** Choices made before hydration remain, and the Back button restores them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { choiceWith, featureCards, questions, hydrated, testimonials } from "../spec/support.ts";
import { holdBack } from "./faults.ts";

type Choice = {
  path: string;
  /** Makes another choice than the HTML. */ choose: (page: Page) => Promise<void>;
  /** The chosen element. */ chosen: (page: Page) => Locator;
  /** Whether Back restores it. Browsers do not restore `details`. */ restored?: boolean;
  /** A further choice, and its element. */ next?: (page: Page) => Promise<Locator>;
};

const clear = "rgba(0, 0, 0, 0)";
const radio = (page: Page, option: string) => choiceWith(page, option).getByRole("radio", { name: option });
const option = (page: Page, name: string) => page.locator("label").filter({ hasText: name });
const question = (page: Page, index: number) => questions(page.getByRole("main")).nth(index);
const answer = (page: Page, index: number) =>
  page.getByRole("main").locator("details").nth(index).getByRole("paragraph");

const choices: Readonly<Record<string, Choice>> = {
  "a testimonial": {
    path: "/",
    choose: (page) => testimonials(page).locator("label").last().click(),
    chosen: (page) => testimonials(page).getByRole("radio").last(),
    restored: true,
    async next(page) {
      await testimonials(page).getByRole("button", { name: "Next testimonial" }).click();
      return testimonials(page).getByRole("radio").first();
    },
  },
  "a page of the course list": {
    path: "/course",
    choose: (page) => choiceWith(page, "2").locator("label").last().click(),
    chosen: (page) => radio(page, "2"),
    restored: true,
  },
  "a feature card": {
    path: "/about",
    choose: (page) => featureCards(page).nth(2).click(),
    chosen: (page) => page.locator("[name=feature]").nth(2),
    restored: true,
  },
  "a category of questions": {
    path: "/faq",
    choose: (page) => option(page, "Technical requirements").click(),
    chosen: (page) => radio(page, "Technical requirements"),
    restored: true,
    async next(page) {
      await page.evaluate(() => (location.hash = "faq-assessments-and-grading-2"));
      await expect(answer(page, 11)).toBeInViewport();
      return radio(page, "Assessments and grading");
    },
  },
  "an open question": {
    path: "/faq",
    choose: (page) => question(page, 1).click(),
    chosen: (page) => answer(page, 1),
    async next(page) {
      await question(page, 3).click();
      await expect(answer(page, 1)).toBeHidden();
      return answer(page, 3);
    },
  },
  "a menu of the scrolled header": {
    path: "/about",
    async choose(page) {
      const banner = page.getByRole("banner");
      await expect(banner).toHaveCSS("background-color", clear);
      await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
      await expect(banner).not.toHaveCSS("background-color", clear);
      await banner.getByRole("button", { name: "Pages", exact: true }).click();
    },
    chosen: (page) => page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }),
    async next(page) {
      await expect(page.getByRole("banner")).not.toHaveCSS("background-color", clear);
      await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).click();
      await expect(page).toHaveURL("/pricing");
      return page.getByRole("heading", { level: 1 });
    },
  },
};

async function expectChosen(chosen: Locator): Promise<void> {
  if ((await chosen.getAttribute("type")) === "radio") await expect(chosen).toBeChecked();
  else await expect(chosen).toBeVisible();
}

for (const [name, { path, choose, chosen, restored, next }] of Object.entries(choices))
  test(`React keeps ${name} chosen before hydration${restored ? ", and on Back" : ""}`, async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    await choose(page);
    release();
    await hydrated(page);
    await expectChosen(chosen(page));
    if (restored) {
      await page.goto("/denied");
      await page.goBack();
      await hydrated(page);
      await expectChosen(chosen(page));
    }
    if (next) await expectChosen(await next(page));
  });
