/** The school of tests/fixtures/school, in French and its own colours, in a wide window and on a phone. */
import { expect } from "@playwright/test";
import { listPages } from "../../packages/prospectus/site/load/page-list.ts";
import { expectNoViolations, phoneRules } from "../access/axe.ts";
import { lookInto } from "../access/in-page.ts";
import { expectFocusSeen, expectForEveryone } from "../access/whole-page.ts";
import { testPort } from "../fixtures/port.ts";
import { buildSchool, schoolRoot } from "../fixtures/school-build.ts";
import { schoolSettings, serve } from "../fixtures/site-copy.ts";
import { test } from "../reused-page.ts";
import { hydrated } from "../spec/support.ts";

const address = `http://localhost:${testPort(2)}`;
let stop: () => void;

test.describe.configure({ mode: "default" });
test.use({ baseURL: address });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildSchool();
  stop = await serve(schoolRoot, address, schoolSettings);
});

test.afterAll(() => stop());

test("An announcement shows in the top strip, on one line above the header, until its last day is over", async ({
  page,
}) => {
  const line = page.locator("#top").getByRole("link", { name: "Les inscriptions d’hiver sont ouvertes." });
  await page.clock.setFixedTime("2090-01-10T20:00:00");
  await page.goto("/nous-ecrire");
  await hydrated(page);
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThan(40);
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await line.click();
  await expect(page).toHaveURL("/cours");
  await page.clock.setFixedTime("2090-01-11T00:00:01-05:00");
  await page.goto("/nous-ecrire");
  await expect(line).toBeHidden();
});

test("An old address redirects to the current page, and so do addresses below it", async ({ page }) => {
  for (const [before, now] of [
    ["/course", "/cours"],
    ["/course/bol", "/cours/bol"],
    ["/portes-ouvertes-2024", "/portes-ouvertes"],
  ] as const) {
    await page.goto(before);
    await expect(page).toHaveURL(now);
  }
});

test("On a phone the photograph of an event is beside its day", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime("2025-12-01T12:00:00");
  await page.goto("/calendrier");
  await hydrated(page);
  const event = page.getByRole("article", { name: "Portes ouvertes d’hiver" });
  const photograph = await event.locator("img").first().boundingBox();
  expect((await event.getByRole("paragraph").first().boundingBox())?.y).toBe(photograph?.y);
});

test("On a phone the header links to the cart of the shop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nous-ecrire");
  const cart = page.getByRole("banner").getByRole("link", { name: "Votre panier" });
  await expect(cart).toBeVisible();
  await expect(cart).toHaveAttribute("href", "https://boutique.example/panier");
});

test("On a phone a long email address has space for its focus ring", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nous-ecrire");
  await hydrated(page);
  await lookInto(page);
  await expectFocusSeen(page);
});

test("On a page with events and questions, each question has its marker, and the event its venue and text", async ({
  page,
}) => {
  await page.clock.setFixedTime("2025-12-01T12:00:00");
  await page.goto("/portes-ouvertes");
  const question = page.locator("summary", { hasText: "Que veut dire" });
  await expect(question.locator("[data-framed]")).toBeVisible();
  const event = page.getByRole("article", { name: "Portes ouvertes d’hiver" });
  await event.scrollIntoViewIfNeeded();
  await expect(event.getByText("Atelier Laurier", { exact: true })).toBeInViewport();
  await expect(event.getByText("On rabote, on plie, on tourne")).toBeInViewport();
});

test("On every phone a price fits on one line", async ({ page }) => {
  await page.goto("/cours");
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const price of ["1 290,50 $", "310 $"]) {
      const shown = page.getByText(price.replaceAll(" ", "\u00A0"), { exact: true }).first();
      const { height, lines } = await shown.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return {
          height: range.getBoundingClientRect().height,
          lines: Number.parseFloat(getComputedStyle(element).lineHeight),
        };
      });
      expect(height, `${price} at ${width} px`).toBeLessThan(1.5 * lines);
    }
  }
});

test("A sale ends with its last day at the school, on the course page and on its card", async ({ page }) => {
  const shown = (price: string) => page.getByText(price, { exact: true }).first();
  for (const path of ["/cours/tabouret", "/cours"])
    for (const [time, price, note] of [
      ["2026-01-15T23:59:00-05:00", "1\u00A0090\u00A0$", 1],
      ["2026-01-16T00:00:01-05:00", "1\u00A0290,50\u00A0$", 0],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto(path);
      await hydrated(page);
      await expect(shown(price), `${path} at ${time}`).toBeVisible();
      await expect(page.getByText(/^Jusqu’au 15 janvier 2026/)).toHaveCount(note);
    }
});

test("A course links to registration only on its days at the school, with a text before and after", async ({
  page,
}) => {
  const button = page.getByRole("link", { name: /^S’inscrire.*Une matinée au four/ }).first();
  const shown = page.getByRole("main").getByText(/^Inscriptions/);
  for (const [time, said] of [
    ["2026-01-09T23:59:00-05:00", "Inscriptions à partir du 10 janvier 2026"],
    ["2026-01-10T00:00:01-05:00", undefined],
    ["2026-01-31T23:59:00-05:00", undefined],
    ["2026-02-01T00:00:01-05:00", "Inscriptions closes"],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto("/cours/visite");
    await hydrated(page);
    await expect(button, time).toBeVisible({ visible: said === undefined });
    expect([...new Set(await shown.allTextContents())], time).toEqual(said ? [said] : []);
  }
});

test("The courses of the school have filters, with a text if none matches", async ({ page }) => {
  await page.goto("/cours");
  await hydrated(page);
  const list = page.getByRole("region", { name: "Tous les cours" });
  const cards = list.getByRole("article");
  const tick = (label: string) => list.locator("label", { hasText: label }).click();
  const said = list.getByRole("status");
  const all = await cards.count();
  await tick("Bois");
  await expect(said).toHaveText("3 cours");
  await expect(cards).toHaveCount(3);
  await tick("Gratuit");
  await expect(cards).toHaveCount(0);
  await expect(said).toHaveText("Aucun cours n’est tout cela à la fois.");
  await list.getByRole("button", { name: "Montrer tous les cours" }).click();
  await expect(cards).toHaveCount(all);
});

/** One page of each kind. Others have the same parts. */
const paths = listPages(schoolSettings.CONTENT)
  .map((page) => page.path)
  .filter((path) => !/^\/cours\/(?!bol|visite)|^\/merci/.test(path));

for (const path of [...paths, "/nulle-part"])
  test(`${path} of the school can be read, reached and followed by everyone`, async ({ page }) => {
    await expectForEveryone(page, path, false);
    await expect(page).toHaveTitle(/Atelier Laurier/);
    await page.setViewportSize({ width: 390, height: 844 });
    // All rules on the first page alone: the others have the same frame.
    await expectNoViolations(page, `${path} on a phone`, undefined, path === "/" ? undefined : phoneRules);
  });
