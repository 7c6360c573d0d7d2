/** Finds Chromium for the browser tests, or downloads it. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Headless shells come first: without a window they need two thirds of the time. */
const usualPlaces = [
  // Playwright's is "chromium_headless_shell-1255" beside "chromium-1255".
  chromium
    .executablePath()
    .replace(/\bchromium-(\d+)\b.*$/, "chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}"),
  "/usr/bin/chromium-headless-shell",
  chromium.executablePath(),
  "/usr/bin/{google-chrome-stable,chromium,chromium-browser}",
  "/Applications/{Google Chrome,Chromium}.app/Contents/MacOS/{Google Chrome,Chromium}",
  `${process.env.ProgramFiles}/Google/Chrome/Application/chrome.exe`,
];

/** `CHROME_PATH`, or the first installed one. */
const installed = (): string | undefined =>
  process.env.CHROME_PATH ?? usualPlaces.flatMap((place) => globSync(place))[0];

/** Commands that install one: Playwright's, or as root Debian's. Older releases of Debian and Ubuntu have no package of the shell. */
const installs = [
  "npx playwright install chromium",
  ...["chromium-headless-shell", "chromium"].map(
    (name) => `apt-get update && apt-get install -y --no-install-recommends ${name}`,
  ),
];

/** Path of an executable Chromium, downloaded if missing. Throws an Error if that fails. */
export function findChromium(): string {
  for (const command of installs) {
    const found = installed();
    if (found) return found;
    console.log(`Chromium for the browser tests is missing: ${command}`);
    spawnSync(command, { shell: true, stdio: "ignore", timeout: 240_000 });
  }
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    'Chromium is missing, and its download failed. Install it ("npx playwright install chromium", or "sudo apt-get install chromium"), or set CHROME_PATH to its executable.',
  );
}
