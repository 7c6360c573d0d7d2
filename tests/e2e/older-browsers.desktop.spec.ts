/** Browsers before round() and popovers (docs/operator.md), in which these names mean nothing. */
import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";

test("An older browser shows texts beside a margin, no sideways scrolling, and menus that open by hover and focus", async ({
  page,
}) => {
  await page.route(/\/(login|about)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(' popover="auto"', "")
      .replaceAll(":popover-open", ":unknown")
      .replaceAll(/(?<![.\w])round\(/g, "unknown(");
    await route.fulfill({ response, body });
  });
  for (const path of ["/login", "/about", "/"]) {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.x, path).toBeGreaterThan(16);
    expect(heading?.width, path).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Pages", exact: true }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(900, 700);
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Pages", exact: true }).focus();
  await expect(link).toBeVisible();
});
