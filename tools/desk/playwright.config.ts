import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";

/** The writing desk in a browser. `npm run test:edit`. */
export default defineConfig({
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/desk",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
});
