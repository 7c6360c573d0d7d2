import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, topCourses, trendingCards } from "../spec/course-cards.ts";
import { bandWith, choiceWith, choose, expectPicture, visit } from "../spec/support.ts";

for (const [path, most] of [
  ["/", 7800],
  ["/course", 4800],
  ["/faq", 3000],
  ["/career", 4200],
  ["/contact", 4600],
] as const)
  test(`${path}: a phone shows it in at most ${most} pixels of height, and does not scroll sideways`, async ({
    read,
  }) => {
    const page = await read(path);
    const [height, beyond] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight, scrollWidth - clientWidth];
    });
    expect(height).toBeLessThanOrEqual(most);
    expect(beyond).toBe(0);
  });

for (const path of ["/", "/course", "/category/design", "/blog", "/blog/blog1"])
  test(`${path}: on a phone the first card of a list is large, and the others are rows behind a tile of 88 pixels with the figure`, async ({
    read,
  }) => {
    const page = await read(path);
    const cards = page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.locator("[data-at]") });
    const [first, second] = [cards.first(), cards.nth(1)];
    const picture = await first.locator("img, svg").first().boundingBox();
    expect(picture?.width).toBeGreaterThan(280);
    const row = await second.boundingBox();
    expect(row?.height).toBeLessThan(240);
    const tile = await second.locator("[data-at]").first().boundingBox();
    expect(tile?.width).toBeCloseTo(88, 0);
    expect(tile?.height).toBeCloseTo(88, 0);
    const words = await second.getByRole("heading").boundingBox();
    expect(words?.x).toBeGreaterThan((tile?.x ?? 0) + 88);
  });

test("on a phone the price of a course in a row fills the room below the tile, to the foot of the card", async ({
  read,
}) => {
  const page = await read("/course");
  const [, row] = await page.getByRole("main").getByRole("article").all();
  const [tile, price, card] = await Promise.all(
    [row?.locator("[data-at]").first(), row?.getByText("Free", { exact: true }), row].map((box) =>
      box?.boundingBox(),
    ),
  );
  if (!tile || !price || !card) throw new Error("The second card of the list has no tile or price.");
  expect(price.width).toBeCloseTo(tile.width, 0);
  expect(price.y + price.height).toBeCloseTo(card.y + card.height, 0);
});

test("on a phone an article without a page takes less than four fifths of the room of one that has one, and shows all that a card shows", async ({
  read,
}) => {
  const page = await read("/blog");
  const [, linked, ...others] = await page.getByRole("main").getByRole("article").all();
  const most = ((await linked?.boundingBox())?.height ?? 0) * 0.8;
  const unlinked = others.slice(2);
  expect(unlinked).toHaveLength(5);
  for (const card of unlinked) {
    expect((await card.boundingBox())?.height).toBeLessThan(most);
    await expectPicture(card.locator("img").first());
    expect((await card.locator("[data-at]").first().boundingBox())?.width).toBeCloseTo(56, 0);
    for (const words of [/^\d+\.\d+\.2024$/, /^[A-Z]\w+ [A-Z]\w+$/i, /\.$/])
      await expect(card.getByText(words).first()).toBeVisible();
  }
});

test("on a phone whoever taps the switch of the plans sees a price change, without scrolling any further", async ({
  page,
}) => {
  await visit(page, "/pricing");
  const toggle = choiceWith(page, "Monthly");
  await expect(toggle).toBeInViewport({ ratio: 1 });
  for (const [period, price] of [
    ["Yearly", "$139"],
    ["Monthly", "$199"],
  ] as const) {
    await choose(toggle, period);
    await expect(page.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone an opening folds its description, which a touch unfolds", async ({ page }) => {
  await visit(page, "/career");
  const job = page.getByRole("main").getByRole("article").first();
  for (const fact of ["50 posts available", "$23K-$35K", /Duluth/])
    await expect(job.getByText(fact)).toBeVisible();
  const description = job.getByText(/^You plan a course/);
  await expect(description).toBeHidden();
  await expect(job.getByText("+", { exact: true })).toBeVisible();
  await job.locator("summary").tap();
  await expect(description).toBeVisible();
  await expect(job.getByText("-", { exact: true })).toBeVisible();
});

test("on a phone the address of an opening takes at most two lines", async ({ read }) => {
  const page = await read("/career");
  for (const address of await page.getByText(/, [A-Z]{2}$/).all()) {
    const line = await address.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect((await address.boundingBox())?.height).toBeLessThan(2.5 * line);
  }
});

test("on a phone a portrait stands close below the title of what its person says", async ({ read }) => {
  const page = await read("/about");
  const said = page.getByRole("region", { name: "What stayed with them" });
  const title = await said.getByRole("heading").boundingBox();
  const portrait = await said.locator("img").first().boundingBox();
  expect((portrait?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(32);
});

test("on a phone the categories of questions fill their rows", async ({ read }) => {
  const page = await read("/faq");
  const ends = await choiceWith(page, "Technical requirements")
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().right));
  expect(ends.at(-1)).toBeCloseTo(Math.max(...ends), 0);
});

test("a row of cards shows that there is more: the second card peeks in", async ({ read }) => {
  const page = await read("/");
  for (const cards of [
    topCourses(page).getByRole("article"),
    trendingCards(page),
    bandWith(page, /^news and journals$/i).getByRole("article"),
  ]) {
    const second = await cards.nth(1).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(second?.x).toBeLessThan(width - 24);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(width);
  }
});

test("on a tablet the trending courses stand level, however long their titles and details are", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [width, columns] of [
    [820, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    const ratings = await trendingCards(page).getByText("4.88 (210)").all();
    const heights = await Promise.all(ratings.map(async (rating) => (await rating.boundingBox())?.y));
    expect(new Set(heights).size, `${width} px wide`).toBe(4 / columns);
  }
});

test("by keyboard each card of a row comes into sight, and the list says how many there are", async ({
  page,
}) => {
  await visit(page, "/");
  const block = topCourses(page);
  await courseCard(block, /crisis management/i)
    .getByRole("link")
    .focus();
  for (let card = 0; card < 5; card += 1) await page.keyboard.press("Tab");
  const last = courseCard(block, /MongoDB/, "72$");
  await expect(last.getByRole("link")).toBeFocused();
  await expect(last.getByRole("heading")).toBeInViewport({ ratio: 0.9 });
  await expect(
    block
      .getByRole("list")
      .filter({ has: page.getByRole("article") })
      .first()
      .getByRole("article"),
  ).toHaveCount(6);
});
