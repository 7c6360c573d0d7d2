import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testPort } from "./tests/fixtures/port.ts";
import { findChromium } from "./tools/chromium.ts";

const port = testPort(0);

/** Browser tests of the built site. `npm run test:browser` runs them after `npm run build`. */
export default defineConfig({
  testDir: "tests",
  // Playwright empties this folder, so reports are elsewhere.
  outputDir: "test-results/browser",
  testMatch: "**/*.spec.ts",
  // All machines and browsers share a picture. Only "npm run accept:visual" writes one.
  snapshotPathTemplate: "tests/visual/baseline/{arg}{ext}",
  updateSnapshots: "none",
  fullyParallel: true,
  // Tests mostly wait, so one more than the cores. Many more would delay each other.
  workers: Math.min(availableParallelism() + 1, 6),
  forbidOnly: true,
  // A machine four times slower passes too.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion costs a third of the drawing. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      // Each kind of Chromium draws letters alike on every machine.
      env: { ...process.env, FONTCONFIG_FILE: resolve("tests/visual/fonts.conf") },
      // Letters have the same width, whatever the machine's font settings.
      args: ["--disable-gpu", "--font-render-hinting=none"],
    },
  },
  projects: [
    {
      name: "phone",
      // Each worker of another project starts a browser of its own.
      workers: 1,
      testIgnore: "**/*.desktop.spec.ts",
      grepInvert: /@desktop/,
      // Seven pixels of a phone for each CSS pixel would draw slower, and nothing looks finer.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    // Words, figures and forms are the same at every width, so *.desktop.spec.ts runs only here.
    { name: "desktop", testIgnore: "**/*.phone.spec.ts", use: { viewport: { width: 1280, height: 900 } } },
    // Visitors' actions and faults, in Firefox and WebKit (`npm run test:engines`).
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: [
        "**/spec/*.spec.ts",
        "**/e2e/{changed-document,documents,faults-*,search}{,.desktop}.spec.ts",
      ],
      testIgnore: "**/*.phone.spec.ts",
      use: { browserName, viewport: { width: 1280, height: 900 }, launchOptions: {} },
    })),
  ],
  webServer: {
    // `npm run test:dev` runs against the development server, without a build.
    command: process.env.npm_lifecycle_event === "test:dev" ? "npm run dev" : "npm run serve",
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
