/** Finds a Chromium for the browser tests, or gets one: the system's, else Playwright's, else Debian's. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The headless shell comes first: the same engine without a window's surroundings, in half the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

function onPath(): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 240_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium that can be started. Fetches one where there is none; throws with what to do where that fails. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? playwrights();
  if (found) return found;
  console.log("There is no Chromium on this machine; fetching one for the browser tests.");
  if (attempt("npx", ["playwright", "install", "chromium"])) {
    const path = playwrights();
    if (path) return path;
  }
  if (
    process.getuid?.() === 0 &&
    attempt("apt-get", ["update"]) &&
    ["chromium-headless-shell", "chromium"].some((name) =>
      attempt("apt-get", ["install", "-y", "--no-install-recommends", name]),
    )
  ) {
    const path = onPath();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be fetched: install it (for example "sudo apt-get install chromium", or "npx playwright install chromium"), or set CHROMIUM_PATH to its executable.',
  );
}
