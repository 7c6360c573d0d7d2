/** Finds the Chromium that the browser tests drive, and fetches one where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** What a browser that is driven is told, so that it starts in a container and asks for nothing by itself. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/** Where Debian puts the headless shell, and where the systems put Chrome and Chromium. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.ProgramFiles, process.env["ProgramFiles(x86)"], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
];

/** The headless shell that Playwright keeps beside its Chromium: "chromium_headless_shell-1255" beside "chromium-1255". */
function playwrightShell(): string | undefined {
  const folder = chromium.executablePath().replace(/\bchromium-(\d+)\b.*$/, "chromium_headless_shell-$1");
  const [shell] = globSync("*/chrome-headless-shell{,.exe}", { cwd: folder });
  return shell && join(folder, shell);
}

/**
 * The one that `CHROME_PATH` names, else Playwright's own, else Debian's headless shell, else the machine's Chrome or Chromium.
 * A headless shell is taken first: it draws the same in two thirds of the time, since it has no window.
 */
function installed(): string | undefined {
  const named = process.env.CHROME_PATH;
  return (
    named ??
    [playwrightShell(), chromium.executablePath(), ...usualPlaces].find((path) => path && existsSync(path))
  );
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore", timeout: 240_000 }).status === 0;
}

/** Fetches Playwright's Chromium, or Debian's where its host cannot be reached and we may install packages. */
function fetchOne(): void {
  console.log("There is no Chromium on this machine; fetching one for the browser tests.");
  if (succeeds("npx", "playwright", "install", "chromium") || process.getuid?.() !== 0) return;
  if (!succeeds("apt-get", "update")) return;
  const install = ["install", "-y", "--no-install-recommends"];
  // Older Debians and Ubuntu have no package of the shell alone.
  if (!succeeds("apt-get", ...install, "chromium-headless-shell"))
    succeeds("apt-get", ...install, "chromium");
}

/** The path of a Chromium that can be started. Fetches one where there is none; throws a sentence that says what to install where none can be fetched. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  fetchOne();
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need Chromium, and none could be fetched: install it ("npx playwright install chromium", or "sudo apt-get install chromium"), or set CHROME_PATH to its executable.',
  );
}
