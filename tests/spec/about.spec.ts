import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { bandWith, expectJourney, featureCards, testimonials, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

test("§2 About 1: the about page opens with a hero", async ({ read }) => {
  const page = await read("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
});

test("§2 About 2: the story has the figures 1.5K, 7.8K and 100% job placement", async ({ read }) => {
  const page = await read("/about");
  const story = bandWith(page, "1.5K");
  await expect(story.getByRole("heading")).toBeVisible();
  await expect(
    story
      .getByRole("paragraph")
      .filter({ hasText: /\w+ \w+ \w+ \w+ \w+/ })
      .first(),
  ).toBeVisible();
  await expect(story.getByText("7.8K", { exact: true })).toBeVisible();
  await expect(story.getByText("100%", { exact: true })).toBeVisible();
  await expect(story.getByText("job placement", { exact: true })).toBeVisible();
});

test("§2 About 3: the page counts 150+ online courses", async ({ read }) => {
  const page = await read("/about");
  await expect(page.getByText(/150\+\s*online courses/)).toBeVisible();
});

test("§2 About 4: four feature cards are numbered from 1 to 4", async ({ read }) => {
  const page = await read("/about");
  const cards = featureCards(page);
  await expect(cards).toContainText([/0?1/, /0?2/, /0?3/, /0?4/]);
  await expect(cards).toHaveCount(4);
});

test("§3 Feature card: a card has number, title and description", async ({ read }) => {
  const page = await read("/about");
  const cards = featureCards(page);
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.getByRole("heading")).toHaveText(/\w+/);
    await expect(card.getByRole("paragraph")).toHaveText(/\w+ \w+ \w+ \w+/);
  }
});

test("§2 About 5: a section says what we offer", async ({ read }) => {
  const page = await read("/about");
  const offer = bandWith(page, /^what we offer$/i);
  await expect(offer.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(offer.getByRole("listitem").first()).toBeVisible();
});

test("§2 About 6: a section invites to become an instructor", async ({ page }) => {
  await visit(page, "/about");
  const invitation = bandWith(page, /^become an instructor$/i);
  await expect(invitation.getByRole("heading", { level: 2 })).toBeVisible();
  await invitation.getByRole("link").click();
  await expect(page).toHaveURL("/career");
});

test("§2 About 7: two testimonials, of which the toggle shows one", async ({ page }) => {
  await visit(page, "/about");
  const block = testimonials(page);
  await expect(block.getByRole("radio")).toHaveCount(2);
  await expect(block.getByRole("blockquote")).toHaveCount(1);
  const first = await block.getByRole("blockquote").innerText();
  await block.getByRole("button", { name: /next/i }).click();
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
  await expect(block.getByRole("blockquote")).toHaveCount(1);
});

test("§2 About 8: the page ends with the call to action", async ({ read }) => {
  const page = await read("/about");
  await expectJourney(page);
});

test("§9 Stats: the figures of the home page and of the about page", async ({ read }) => {
  const home = await read("/");
  await expect(home.getByRole("heading", { name: /25000\+ courses/ })).toBeVisible();
  await expect(home.getByRole("heading", { name: /350\+.*universities/i })).toBeVisible();
  await expect(testimonials(home).getByText(/^(70M|25K)$/)).toHaveCount(2);
  const about = await read("/about");
  for (const figure of ["1.5K", "7.8K", "100%", "150+"])
    await expect(about.getByText(figure, { exact: true })).toBeVisible();
});
