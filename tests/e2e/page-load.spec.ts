import { expect, test } from "@playwright/test";

test("both fonts of the design load, and are used for headings and text", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  const used = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  expect(used).toEqual(expect.arrayContaining(["Bricolage Grotesque", "Instrument Sans"]));
});

test("no page breaks its own policy or says an error in the console", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  for (const path of [
    "/",
    "/about",
    "/course",
    "/course/design",
    "/blog/blog1",
    "/event",
    "/contact",
    "/login",
    "/denied",
  ]) {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector("[rel=parked], [type=parked]") === null);
    await page.waitForLoadState("networkidle");
  }
  expect(said).toEqual([]);
});

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
