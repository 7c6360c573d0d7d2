import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import {
  bandWith,
  courseCard,
  desktop,
  expectSeen,
  expectUnseen,
  showClauses,
  topCourses,
  trendingCards,
  visit,
} from "./support.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const button = (card: Locator) => card.getByRole("link", { name: /^(Course Details|Buy Course)/ });
const counts = (card: Locator) => [card.getByText(/ Lessons$/), card.getByText(/ Enrolled$/)];
const related = (page: Page) => page.getByRole("region", { name: "Related courses" }).getByRole("article");

type Card = {
  clauses: readonly string[];
  of: string;
  path: string;
  card: (page: Page) => Locator;
  swaps?: true;
};

/** A card of each kind. Hover reveals an event's last paragraph, or a course's button, which can replace its counts. */
const kinds: readonly Card[] = [
  { clauses: ["§2 Home 5"], of: "a trending course", path: "/", card: (page) => trendingCards(page).nth(3) },
  {
    clauses: ["§2 Course filter 4", "§4 Hovered card", "Ruling Home 4"],
    of: "a top course",
    path: "/",
    card: (page) => courseCard(topCourses(page), /photoshop/i),
    swaps: true,
  },
  {
    clauses: ["§2 Course list 5"],
    of: "a listed course",
    path: "/course",
    card: (page) => topCourses(page).getByRole("article").first(),
    swaps: true,
  },
  {
    clauses: ["§2 Category pages 2", "Ruling Buttons 12"],
    of: "a course of a category",
    path: "/category/design",
    card: (page) => cards(page).nth(1),
  },
  {
    clauses: ["§2 Course detail 13", "Ruling Buttons 12"],
    of: "a related course",
    path: "/course/management",
    card: (page) => related(page).nth(1),
  },
  {
    clauses: ["§2 Events 1", "Ruling Home 4"],
    of: "an event",
    path: "/event",
    card: (page) => cards(page).nth(2),
  },
];

for (const { clauses, of, path, card, swaps } of kinds)
  test(`The card of ${of} shows on hover and focus what always shows without hover`, async ({
    page,
    isMobile,
  }) => {
    showClauses(...clauses);
    await visit(page, path);
    const one = card(page);
    const revealed = path === "/event" ? one.locator("p").last() : button(one);
    const given = swaps ? counts(one) : [];
    // On a phone the home page's cards are in a row, so the last text is farthest away.
    await (given.at(-1) ?? one).scrollIntoViewIfNeeded();
    if (path !== "/event") await revealed.scrollIntoViewIfNeeded();
    // Past events are folded on a phone.
    if (path === "/event" && isMobile) {
      await expectUnseen(revealed);
      await one.locator("summary").tap();
    }
    if (path !== "/event") await expect(revealed).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    if (isMobile) {
      for (const words of [revealed, ...given]) await expectSeen(words);
      return;
    }
    const size = async () => ({
      page: await page.evaluate(() => document.documentElement.scrollHeight),
      width: Math.round((await one.boundingBox())?.width ?? 0),
      height: Math.round((await one.boundingBox())?.height ?? 0),
    });
    const expectRest = async () => {
      await expectUnseen(revealed);
      for (const words of given) await expectSeen(words);
    };
    const expectRevealed = async () => {
      await expectSeen(revealed);
      for (const words of given) await expectUnseen(words);
    };
    await expectRest();
    const before = await size();
    await one.hover();
    await expectRevealed();
    await page.mouse.move(2, 300);
    await expectRest();
    await page.keyboard.press("Shift");
    await one.locator(path === "/event" ? "summary" : "a").focus();
    await expectRevealed();
    expect(await size()).toEqual(before);
  });

test(
  "The details of an event open beside its title, and the plus becomes a minus",
  desktop,
  async ({ page }) => {
    showClauses("§2 Events 1");
    await visit(page, "/event");
    for (const event of (await cards(page).all()).slice(0, 2)) {
      const title = event.getByRole("heading");
      const details = event.getByRole("paragraph").last();
      await expect(event.getByText("+", { exact: true })).toBeVisible();
      await title.hover();
      await expectSeen(details);
      await expect(event.getByText("-", { exact: true })).toBeVisible();
      await expect(event.getByText("+", { exact: true })).toBeHidden();
      const { x = 0, width = 0 } = (await details.boundingBox()) ?? {};
      const between = ((await title.boundingBox())?.x ?? 0) - x - width;
      expect(between).toBeGreaterThan(0);
      expect(between).toBeLessThan(120);
    }
  },
);

const teaser = (page: Page) =>
  bandWith(page, /^news and journals$/i)
    .getByRole("article")
    .first();
const photoshop = (page: Page) => courseCard(topCourses(page), /photoshop/i);

/** Targets of clicks anywhere on a card. */
const faces: readonly [
  clauses: readonly string[],
  path: string,
  place: (page: Page) => Locator,
  to: string,
][] = [
  [["Ruling Buttons 11"], "/", (page) => photoshop(page).locator("img, svg").first(), "/course/design"],
  [["Ruling Buttons 11"], "/", (page) => photoshop(page).getByText("4.88 (210)"), "/course/design"],
  [
    ["§2 Category cards 7"],
    "/",
    (page) => bandWith(page, "Top categories").getByRole("listitem").filter({ hasText: "IT and software" }),
    "/category/development",
  ],
  [["§2 Blog teasers"], "/", (page) => teaser(page).locator("img").first(), "/blog/blog1"],
  [["§2 Blog 4"], "/blog", (page) => cards(page).nth(6), "/blog"],
];

for (const [index, [clauses, path, place, to]] of faces.entries())
  test(`A click on face ${index + 1}, on ${path}, leads to ${to}`, desktop, async ({ page }) => {
    showClauses(...clauses);
    await visit(page, path);
    await place(page).evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
    await place(page).click({ force: true });
    await expect(page).toHaveURL(to);
  });
