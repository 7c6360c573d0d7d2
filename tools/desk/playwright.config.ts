import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";

// Where Git itself runs the tests (bisect, a hook) it names its repository, and those that a test makes would be that one.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete process.env[name];

/** The sample, or what `npm run new-site` makes in a language. */
export type Site = "sample" | "en" | "fr-CA";

/** The writing desk in a browser. `npm run test:edit`. */
export default defineConfig<{ site: Site }>({
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/desk",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: "sample" },
    ...(["en", "fr-CA"] as const).map((site) => ({ name: site, use: { site }, grepInvert: /@sample/ })),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
});
