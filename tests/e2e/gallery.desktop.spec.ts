/** The page of all drawings, for those who work on them: `npm run gallery`. */
import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";

const port = 4349;
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    configFile: "tools/gallery/vite.config.ts",
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
  for (const name of ["tiles", "dialects", "figures", "diagrams", "covers", "portraits"])
    for (const theme of ["light", "dark"])
      await expect(page.locator(`#${name} [data-theme="${theme}"] svg`).nth(1), name).toBeVisible();
  const grounds = await page
    .locator("#tiles [data-theme]")
    .evaluateAll((showings) => showings.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(errors).toEqual([]);
});
