import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { choiceWith, choose, expectJourney, expectOneOpenAtATime, visit } from "./support.ts";

const plans = {
  Basic: { monthly: "$199", yearly: "$139" },
  Standard: { monthly: "$299", yearly: "$279" },
  Premium: { monthly: "$699", yearly: "$659" },
};

const plan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("§2 Pricing 1: three plans stand under a toggle of monthly and yearly", async ({ read }) => {
  const page = await read("/pricing");
  await expect(choiceWith(page, "Monthly").locator("label")).toHaveText(["Monthly", "Yearly"]);
  await expect(page.getByRole("listitem").filter({ hasText: /\$\d+/ }).getByRole("heading")).toHaveText(
    Object.keys(plans),
  );
});

test("§2 Pricing 2: a FAQ accordion follows the plans, with one answer open at a time", async ({ page }) => {
  await visit(page, "/pricing");
  const faq = page.locator("section").filter({ has: page.locator("details") });
  expect((await faq.boundingBox())?.y ?? 0).toBeGreaterThan(
    (await plan(page, "Premium").boundingBox())?.y ?? 0,
  );
  await expectOneOpenAtATime(faq);
});

test("§2 Pricing 3: the page ends with the call to action", async ({ read }) => {
  const page = await read("/pricing");
  await expectJourney(page);
});

test("§4 Pricing: monthly at first, then yearly, then monthly again", async ({ page }) => {
  await visit(page, "/pricing");
  const toggle = choiceWith(page, "Monthly");
  await expect(toggle.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(plan(page, "Basic").getByText("$199")).toBeVisible();
  await expect(plan(page, "Basic").getByText("$139")).toBeHidden();
  await choose(toggle, "Yearly");
  await expect(plan(page, "Basic").getByText("$139")).toBeVisible();
  await expect(plan(page, "Basic").getByText("$199")).toBeHidden();
  await choose(toggle, "Monthly");
  await expect(plan(page, "Basic").getByText("$199")).toBeVisible();
});

test("§9 Pricing: Basic $199 / $139, Standard $299 / $279, Premium $699 / $659, each with the four features", async ({
  page,
}) => {
  await visit(page, "/pricing");
  for (const [name, { monthly, yearly }] of Object.entries(plans)) {
    await choose(choiceWith(page, "Monthly"), "Monthly");
    await expect(plan(page, name).getByText(monthly, { exact: true })).toBeVisible();
    await expect(plan(page, name).getByText(yearly, { exact: true })).toBeHidden();
    await expect(plan(page, name).getByText(/month/).filter({ visible: true })).toHaveCount(1);
    await choose(choiceWith(page, "Monthly"), "Yearly");
    await expect(plan(page, name).getByText(yearly, { exact: true })).toBeVisible();
    await expect(plan(page, name).getByText(monthly, { exact: true })).toBeHidden();
    await expect(plan(page, name).getByRole("listitem")).toHaveText([
      /^10\+ top courses$/i,
      /^certification prep$/i,
      /^customizable content$/i,
      /^AI-powered coding exercises$/i,
    ]);
  }
});

test("Ruling Buttons 7: the button of every plan leads to sign-up", async ({ page }) => {
  await visit(page, "/pricing");
  for (const name of Object.keys(plans))
    await expect(plan(page, name).getByRole("link")).toHaveAttribute("href", "/signup");
  await plan(page, "Standard").getByRole("link").click();
  await expect(page).toHaveURL("/signup");
});
