import { expect, test } from "@playwright/test";
import { takenOver } from "../spec/support.ts";

/** What only programs read of a page's head and React knows of. */
const tags = 'meta[property], meta[name^="twitter:"], meta[name="author"]';

for (const path of ["/", "/course/design", "/event", "/blog/blog1", "/login"]) {
  test(`the head of ${path} gives the browser no cause for complaint`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(path);
    const before = await page.locator(tags).count();
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(tags)).toHaveCount(before);
    expect(before > 0).toBe(path !== "/login");
    expect(complaints).toEqual([]);
  });
}

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
