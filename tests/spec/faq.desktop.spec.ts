import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { choiceWith, choose, expectOneOpenAtATime, questions, visit } from "./support.ts";

const categories = [
  "Enrollment and registration",
  "Technical requirements",
  "Assessments and grading",
  "Communication and support",
  "Certificates and degrees",
];

test("§2 FAQ 1: five categories stand in the given order, and each shows its questions", async ({ page }) => {
  await visit(page, "/faq");
  const tabs = choiceWith(page, "Technical requirements");
  await expect(tabs.locator("label")).toHaveText(categories);
  for (const category of categories) {
    await choose(tabs, category);
    await expect(page.getByRole("region", { name: category })).toBeVisible();
    for (const other of categories.filter((one) => one !== category))
      await expect(page.getByRole("region", { name: other })).toBeHidden();
  }
});

test("§2 FAQ 2: each category has five questions", async ({ page }) => {
  await visit(page, "/faq");
  for (const category of categories) {
    await choose(choiceWith(page, "Technical requirements"), category);
    await expect(questions(page.getByRole("main")).filter({ visible: true })).toHaveCount(5);
  }
});

test("§2 FAQ 3: in a category only one question is open at a time", async ({ page }) => {
  await visit(page, "/faq");
  for (const category of ["Enrollment and registration", "Certificates and degrees"]) {
    await choose(choiceWith(page, "Technical requirements"), category);
    await expectOneOpenAtATime(page.getByRole("region", { name: category }));
  }
});

test("§2 FAQ 4: the 25 questions and their answers are written out and all different", async ({ read }) => {
  const page = await read("/faq");
  const items = page.getByRole("main").locator("details");
  await expect(items).toHaveCount(25);
  const words = await items.evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("summary")?.querySelector("h3")?.textContent ?? "",
      item.querySelector("p")?.textContent ?? "",
    ]),
  );
  const asked = words.map(([question]) => question);
  const answered = words.map(([, answer]) => answer);
  expect(new Set(asked).size).toBe(25);
  expect(new Set(answered).size).toBe(25);
  for (const question of asked) expect(question).toMatch(/\w+ \w+ \w+.*\?$/);
  for (const answer of answered) expect(answer).toMatch(/\w+ \w+ \w+ \w+ \w+/);
});

test("§4 FAQ: the first category shows at first with no question open, and the open question closes on a click", async ({
  page,
}) => {
  await visit(page, "/faq");
  const tabs = choiceWith(page, "Technical requirements");
  await expect(tabs.getByRole("radio", { name: "Enrollment and registration" })).toBeChecked();
  const items = page.getByRole("region", { name: "Enrollment and registration" }).locator("details");
  for (const item of await items.all()) await expect(item.getByRole("paragraph")).toBeHidden();
  await questions(page.getByRole("main")).nth(2).click();
  await expect(items.nth(2).getByRole("paragraph")).toBeVisible();
  await questions(page.getByRole("main")).nth(2).click();
  await expect(items.nth(2).getByRole("paragraph")).toBeHidden();
});

test("§3 FAQ item: an item has a question and an answer", async ({ page }) => {
  await visit(page, "/faq");
  const item = page.getByRole("region", { name: "Enrollment and registration" }).locator("details").first();
  await expect(item.getByRole("heading")).toHaveText(/\w+/);
  await questions(page.getByRole("main")).first().click();
  await expect(item.getByRole("paragraph")).toBeVisible();
  await expect(item.getByRole("paragraph")).toHaveText(/\w+ \w+/);
});
