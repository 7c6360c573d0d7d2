import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { createServer, type ViteDevServer } from "vite";
import { testPort } from "../fixtures/port.ts";

const port = testPort(4);
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    configFile: "packages/prospectus/tools/gallery/vite.config.ts",
    logLevel: "error",
    server: { port, strictPort: true },
  });
  await server.listen();
});

test.afterAll(async () => server.close());

test("The gallery shows every kind of drawing in both themes, without an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`http://localhost:${port}`);
  const group = (name: string) =>
    page
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: name }) })
      .locator("> div");
  for (const name of ["tiles", "mosaics", "covers", "figures", "diagrams", "portraits", "heads", "files"])
    for (const theme of [0, 1])
      await expect(group(name).nth(theme).locator("svg, img").nth(1), name).toBeVisible({ timeout: 20_000 });
  const grounds = await group("tiles").evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(grounds).size).toBe(2);
  expect(errors).toEqual([]);
});
