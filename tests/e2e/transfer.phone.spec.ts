import { devices, expect, type Request } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { hydrated } from "../spec/support.ts";

// Photographs at the density of a phone, and what moves.
test.use({
  deviceScaleFactor: devices["Pixel 7"].deviceScaleFactor,
  contextOptions: { reducedMotion: "no-preference" },
});

// The heaviest page of each kind. tests/promises/bytes.test.ts weighs the files of other pages.
for (const [path, budget] of [
  ["/", 134],
  ["/course/development", 140],
  ["/login", 126],
  ["/blog/blog1", 128],
] as const)
  test(`${path} transfers at most ${budget} KB, with header fields, before any interaction`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const weights = sizes.map((one) => one.responseHeadersSize + one.responseBodySize);
    expect(weights.length).toBeGreaterThan(5);
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(budget * 1000);
  });
