import { expect, test } from "@playwright/test";

for (const path of ["/blog", "/blog/blog2", "/category/development", "/team", "/event"])
  test(`the title of ${path} takes no more lines in a wider window`, async ({ page }) => {
    const lines = [];
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      lines.push(
        await title.evaluate(
          (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        ),
      );
    }
    expect(Math.round(lines[1] ?? 0)).toBeLessThanOrEqual(Math.round(lines[0] ?? 0));
  });

test("the first lines of both titles of the closing band stand at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/");
  const feet = ["Still have questions?", "Are you ready to start your journey?"].map(async (name) => {
    const title = page.getByRole("heading", { name, exact: true });
    return title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.bottom ?? 0;
    });
  });
  const [question = 0, journey = 99] = await Promise.all(feet);
  expect(Math.abs(question - journey)).toBeLessThan(3);
});

test("the message of access denied stands in the middle of the window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/denied");
  const words = page.getByRole("heading", { level: 1 }).locator("..");
  const box = await words.boundingBox();
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 450)).toBeLessThan(60);
});

test("the quotation marks of a French testimonial have their spaces", async ({ page }) => {
  await page.goto("/");
  const quotes = await page
    .locator("blockquote")
    .first()
    .evaluate((quote) => {
      document.documentElement.lang = "fr-CA";
      return getComputedStyle(quote).quotes;
    });
  expect(quotes).toMatch(/^"«\u00a0" "\u00a0»"/);
});
