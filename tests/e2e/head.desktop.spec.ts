import { expect, test } from "@playwright/test";

test("the colour of the browser's frame follows the chosen theme, also on the next visit", async ({
  page,
}) => {
  const frames = page.locator('meta[name="theme-color"]');
  const media = () => frames.evaluateAll((all) => all.map((tag) => tag.getAttribute("media")));
  await page.goto("/about");
  expect(await media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  expect(await media()).toEqual(["not all", "all"]);
  await page.goto("/faq");
  expect(await media()).toEqual(["not all", "all"]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "System" }).check({ force: true });
  expect(await media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});
