/** Finds Chromium for the browser tests, or downloads it. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** Flags for containers, without background requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

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

/** Playwright's headless shell: "chromium_headless_shell-1255" beside "chromium-1255". */
function playwrightShell(): string | undefined {
  const folder = chromium.executablePath().replace(/\bchromium-(\d+)\b.*$/, "chromium_headless_shell-$1");
  const [shell] = globSync("*/chrome-headless-shell{,.exe}", { cwd: folder });
  return shell && join(folder, shell);
}

/** `CHROME_PATH`, or the first installed one. Headless shells come first: without a window they need two thirds of the time. */
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

/** Downloads Playwright's Chromium, or as root Debian's. */
function fetchOne(): void {
  console.log("Downloading Chromium for the browser tests.");
  if (succeeds("npx", "playwright", "install", "chromium") || process.getuid?.() !== 0) return;
  if (!succeeds("apt-get", "update")) return;
  const install = ["install", "-y", "--no-install-recommends"];
  // Older releases of Debian and Ubuntu have no package of the shell.
  if (!succeeds("apt-get", ...install, "chromium-headless-shell"))
    succeeds("apt-get", ...install, "chromium");
}

/** Path of an executable Chromium, downloaded if missing. Throws an Error if that fails. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  fetchOne();
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    'Chromium is missing, and its download failed. Install it ("npx playwright install chromium", or "sudo apt-get install chromium"), or set CHROME_PATH to its executable.',
  );
}
