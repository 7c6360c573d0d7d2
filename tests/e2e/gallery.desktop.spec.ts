/** The page of all parts of the site, for those who work on it: `npm run gallery`. */
import { readdirSync } from "node:fs";
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

test("The gallery shows every component, tile, figure and portrait in both themes, without an error", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`http://localhost:${port}`);
  for (const name of [
    ...readdirSync("app/components"),
    "tiles",
    "dialects",
    "figures",
    "covers",
    "portraits",
  ]) {
    const showings = page.locator(`#${name} [data-theme]`);
    await expect(showings, name).toHaveCount(2);
    for (const showing of await showings.all()) await expect(showing.locator("> *")).not.toHaveCount(0);
  }
  const grounds = await page
    .locator("#button [data-theme]")
    .evaluateAll((showings) => showings.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(errors).toEqual([]);
});
