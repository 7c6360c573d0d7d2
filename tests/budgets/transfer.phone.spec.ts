import { devices, expect, test, type Request } from "@playwright/test";
import { allPages } from "../html/pages.ts";
import { takenOver } from "../spec/support.ts";
import { budgetOf, kb } from "./weights.ts";

/** All that a page fetches before the visitor does anything. */
const totalBudget = budgetOf(134, 140, 132, 128);

// Photographs come as fine as a phone shows them.
test.use({ deviceScaleFactor: devices["Pixel 7"].deviceScaleFactor });

for (const { path } of allPages) {
  const budget = totalBudget({ path });

  test(`${path} takes at most ${budget} KB, header fields and all, until a visitor touches it`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(path);
    await takenOver(page);
    // A browser without a window fetches no icon of itself.
    await page
      .locator("link[rel=icon]")
      .evaluate(async ({ href }: HTMLLinkElement) => (await fetch(href)).text());
    await page.waitForLoadState("networkidle");

    const sent = requests.filter((request) => request.url().startsWith("http"));
    const sizes = await Promise.all(sent.map((request) => request.sizes()));
    const weights = sizes.map((one) => one.responseHeadersSize + one.responseBodySize);
    expect(sent.map((request) => new URL(request.url()).pathname)).toContain("/favicon.svg");
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(budget * kb);
  });
}
