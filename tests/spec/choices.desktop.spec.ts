/** Each choice shows its own content: before hydration, with script, after Back and without script. */
import { expect, type Page } from "@playwright/test";
import { holdBack } from "../e2e/faults.ts";
import { test } from "../reused-page.ts";
import { featureCards, hydrated, questions, showClauses, testimonials, topCourses } from "./support.ts";

type Choice = {
  clauses: readonly string[];
  path: string;
  /** Of the radio buttons. */ name: string;
  /** In their order. The first is the default, if `initial` names no other. */ values: readonly string[];
  initial?: string;
  /** Expects the content of this value only. */ shows: (page: Page, value: string) => Promise<void>;
};

const courses = new Map([
  ["all", 6],
  ["design", 3],
  ["development", 3],
  ["management", 2],
  ["finance", 2],
]);

const prices = new Map([
  ["monthly", ["$199", "$299", "$699"]],
  ["yearly", ["$139", "$279", "$659"]],
]);

const questionsOf = new Map([
  ["enrollment-and-registration", "Enrollment and registration"],
  ["technical-requirements", "Technical requirements"],
  ["assessments-and-grading", "Assessments and grading"],
  ["communication-and-support", "Communication and support"],
  ["certificates-and-degrees", "Certificates and degrees"],
]);

const quoteOf = (path: string, clause: string, ...authors: readonly string[]): Choice => ({
  clauses: [clause, "§4 Testimonial"],
  path,
  name: "testimonials",
  values: ["0", "1"],
  async shows(page, value) {
    const shown = page.locator("figure:has(blockquote)").filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(authors[Number(value)] ?? "none");
  },
});

const choices: readonly Choice[] = [
  {
    clauses: ["§2 Course filter 2", "§4 Course category"],
    path: "/",
    name: "course-category",
    values: [...courses.keys()],
    async shows(page, value) {
      const cards = topCourses(page).getByRole("article");
      await expect(cards).toHaveCount(courses.get(value) ?? 0);
      const own = topCourses(page).getByText(value.toUpperCase(), { exact: true }).filter({ visible: true });
      if (value !== "all") await expect(own).toHaveCount(courses.get(value) ?? 0);
    },
  },
  {
    clauses: ["§2 Course list 3", "§2 Course list 4", "§4 Course list page"],
    path: "/course",
    name: "course-page",
    values: ["1", "2"],
    async shows(page, value) {
      await expect(topCourses(page).getByRole("article")).toHaveCount(6);
      const badge = topCourses(page).getByText("39$", { exact: true });
      await expect(badge).toBeVisible({ visible: value === "2" });
    },
  },
  {
    clauses: ["§4 Pricing", "§9 Pricing"],
    path: "/pricing",
    name: "period",
    values: [...prices.keys()],
    async shows(page, value) {
      for (const [period, all] of prices)
        for (const price of all) {
          const shown = page.getByRole("main").getByText(price, { exact: true }).filter({ visible: true });
          await expect(shown).toHaveCount(period === value ? 1 : 0);
        }
    },
  },
  {
    clauses: ["§2 FAQ 1", "§2 FAQ 2", "§4 FAQ"],
    path: "/faq",
    name: "faq-category",
    values: [...questionsOf.keys()],
    async shows(page, value) {
      for (const [category, title] of questionsOf)
        await expect(page.getByRole("region", { name: title })).toBeVisible({ visible: category === value });
      await expect(questions(page.getByRole("main")).filter({ visible: true })).toHaveCount(5);
    },
  },
  {
    clauses: ["§4 Feature card"],
    path: "/about",
    name: "feature",
    values: ["1", "2", "3", "4"],
    initial: "2",
    async shows(page, value) {
      const words = featureCards(page).getByRole("paragraph").filter({ visible: true });
      await expect(words).toHaveCount(1);
      await expect(
        featureCards(page)
          .nth(Number(value) - 1)
          .getByRole("paragraph"),
      ).toBeVisible();
    },
  },
  quoteOf("/", "§2 Home 3", "Amara Osei", "Tomasz Birk"),
  quoteOf("/about", "§2 About 7", "Rosalind Yeo", "Kenji Alderete"),
];

/** What a test does with a choice: looks at the default, picks a value, and expects one. */
function handle(page: Page, { name, values, initial, shows }: Choice) {
  const radio = (value: string) => page.locator(`[name="${name}"][value="${value}"]`);
  const expectChosen = async (value: string) => {
    await expect(radio(value)).toBeChecked();
    await shows(page, value);
  };
  const pick = async (value: string) => {
    await page
      .locator(`label:has([value="${value}"][name="${name}"]), label[for="${name}-${value}"]`)
      .click();
    await expectChosen(value);
  };
  const [first = "", second = ""] = values;
  return { radio, expectChosen, pick, first: initial ?? first, second, last: values.at(-1) ?? "" };
}

const byPath = Map.groupBy(choices, ({ path }) => path);

for (const [path, all] of byPath)
  test(`Each choice of ${path} shows its own content, chosen before hydration, by a click, the arrow keys or buttons, and after Back`, async ({
    page,
  }) => {
    showClauses(...all.flatMap(({ clauses }) => clauses));
    const handles = all.map((choice) => ({ ...choice, ...handle(page, choice) }));
    const release = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    for (const { expectChosen, pick, first, last } of handles) {
      await expectChosen(first);
      await pick(last);
    }
    release();
    await hydrated(page);
    // A card under the pointer opens.
    await page.mouse.move(0, 0);
    for (const { name, values, radio, expectChosen, pick, second, last } of handles) {
      await expectChosen(last);
      await radio(last).focus();
      for (const value of values) {
        await page.keyboard.press("ArrowRight");
        await expectChosen(value);
      }
      await page.keyboard.press("ArrowLeft");
      await expect(radio(last)).not.toBeChecked();
      if (name === "testimonials") await expectStepsWrap(page);
      await pick(second);
    }
    await page.goto("/denied");
    await page.goBack();
    await hydrated(page);
    for (const { expectChosen, second } of handles) await expectChosen(second);
  });

/** Previous and next wrap around, also by keyboard. The first testimonial is chosen. */
async function expectStepsWrap(page: Page): Promise<void> {
  const block = testimonials(page);
  const [next, previous] = [/next/i, /previous/i].map((name) => block.getByRole("button", { name }));
  const chosen = block.getByRole("radio", { checked: true });
  for (const [step, value] of [
    [next, "1"],
    [next, "0"],
    [previous, "1"],
    [previous, "0"],
  ] as const) {
    await step?.click();
    await expect(chosen).toHaveValue(value);
  }
  await next?.focus();
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveValue("1");
}

test("A question that was opened before hydration stays open, until another is opened", async ({ page }) => {
  showClauses("§4 FAQ");
  const main = page.getByRole("main");
  const answer = (index: number) => main.locator("details").nth(index).getByRole("paragraph");
  const release = await holdBack(page, /\.js$/);
  await page.goto("/faq", { waitUntil: "commit" });
  await questions(main).nth(1).click();
  release();
  await hydrated(page);
  await expect(answer(1)).toBeVisible();
  await questions(main).nth(3).click();
  await expect(answer(1)).toBeHidden();
  await expect(answer(3)).toBeVisible();
  await page.evaluate(() => (location.hash = "faq-assessments-and-grading-2"));
  await expect(answer(11)).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Assessments and grading" })).toBeChecked();
});

test("A menu that was opened before hydration stays open over the solid header", async ({ page }) => {
  showClauses("§4 Header");
  const banner = page.getByRole("banner");
  const pricing = banner.getByRole("link", { name: "Pricing", exact: true });
  const release = await holdBack(page, /\.js$/);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(banner).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await expect(banner).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await banner.getByRole("button", { name: "Pages", exact: true }).click();
  release();
  await hydrated(page);
  await expect(banner).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await pricing.click();
  await expect(page).toHaveURL("/pricing");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each choice shows its own content", async ({ page }) => {
    for (const [path, all] of byPath) {
      await page.goto(path);
      for (const choice of all) {
        showClauses(...choice.clauses);
        const { expectChosen, pick, first, second, last } = handle(page, choice);
        await expectChosen(first);
        for (const value of new Set([last, second])) await pick(value);
      }
    }
  });
});
