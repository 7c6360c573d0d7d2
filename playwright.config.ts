import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testPort } from "./tests/fixtures/port.ts";
import { isSample } from "./tests/sample.ts";
import { chromiumFlags, findChromium } from "./tools/chromium.ts";

const port = testPort(0);

/** The browser tests, against the built site. `npm run test:browser` runs them alone, after `npm run build`. */
export default defineConfig({
  // What is promised of all pages holds for every content; the others are of the sample.
  testDir: isSample ? "tests" : "tests/promises",
  // A folder of its own: Playwright empties it, and the reports beside it stay.
  outputDir: "test-results/browser",
  testMatch: "**/*.spec.ts",
  // One picture for every machine and browser. A missing one fails, and only "npm run accept:visual" writes one.
  snapshotPathTemplate: "tests/visual/baseline/{arg}{ext}",
  updateSnapshots: "none",
  fullyParallel: true,
  // Much of a test is waiting, so one more than there are cores; many at once would make each other late.
  workers: Math.min(availableParallelism() + 1, 6),
  forbidOnly: true,
  // A busy machine can make a page late once; a test that then passes is named in the report as flaky.
  retries: 1,
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion costs a third of the drawing. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      // Letters are drawn in the same way on every machine, by each kind of Chromium.
      env: { ...process.env, FONTCONFIG_FILE: resolve("tests/visual/fonts.conf") },
      args: [
        ...chromiumFlags,
        // Letters are as wide on every machine, whatever its font settings.
        "--font-render-hinting=none",
      ],
    },
  },
  projects: [
    // The writing desk comes first: its tests share a server, and so one worker.
    {
      name: "desk",
      testDir: "packages/prospectus/tools/desk",
      use: { viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 },
      expect: { timeout: 20_000 },
      timeout: 120_000,
    },
    // Words, figures and forms are the same at every width: their tests run on the desktop alone, in files named *.desktop.spec.ts.
    { name: "desktop", testIgnore: "**/*.phone.spec.ts", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      testIgnore: "**/*.desktop.spec.ts",
      grepInvert: /@desktop/,
      // One pixel a CSS pixel: nothing here looks finer, and a phone's seven take longer to draw.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    // What visitors do, and what may go wrong, in Firefox and WebKit (`npm run test:engines`).
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: [
        "**/spec/*.spec.ts",
        "**/e2e/{changed-document,documents,faults-*,search}{,.desktop}.spec.ts",
      ],
      testIgnore: "**/*.phone.spec.ts",
      // It is loaded into Chromium.
      grepInvert: /An extension that changes/,
      use: { browserName, viewport: { width: 1280, height: 900 }, launchOptions: {} },
    })),
  ],
  webServer: {
    // `npm run test:dev` asks the same of the development server, which needs no build.
    command: process.env.npm_lifecycle_event === "test:dev" ? "prospectus dev" : "prospectus serve",
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
