import { expect, test } from "@playwright/test";

test("nothing shifts while a page loads and its fonts arrive", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shift: Reflect.get(globalThis, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/course/design", "/pricing"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, "shift"))), path).toBeLessThan(0.01);
  }
});

test("the quotation marks of a French testimonial have their spaces", async ({ page }) => {
  await page.goto("/");
  const quote = page.locator("blockquote").first();
  await page.locator("html").evaluate((html) => html.setAttribute("lang", "fr-CA"));
  await expect(quote).toHaveCSS("quotes", /^"«\u00a0" "\u00a0»"/);
});
