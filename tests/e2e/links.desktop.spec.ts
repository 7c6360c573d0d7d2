import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";

test("A card's cover grows into the course's strip, and nothing moves with reduced motion", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      /** Width of the growing picture in its first keyframe. */
      const grows = viewTransition?.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const group = effects.find(({ pseudoElement }) => pseudoElement === "::view-transition-group(strip)");
        return parseFloat(String(group?.getKeyframes()[0]?.["width"]));
      });
      Object.assign(globalThis, { grows });
    }),
  );
  for (const motion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, "/course");
    const card = page.getByRole("article").first();
    const cover = await card.locator("svg, img").first().boundingBox();
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/course\//);
    const width = await page.evaluate(() => Reflect.get(globalThis, "grows") as Promise<number> | undefined);
    if (motion === "reduce") expect(width).toBeUndefined();
    else expect(width).toBeCloseTo(cover?.width ?? 0, 0);
  }
});
