/** Chromium, which the other browser tests use too, and Firefox, both driven by Puppeteer: the one over CDP, the other over WebDriver BiDi. */
import { existsSync } from "node:fs";
import { launch, type Browser, type KeyInput } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { height, type Engine, type EngineKind, type Settings } from "./engine.ts";

/** Wraps a started browser. Loads end with the load event, as with WebDriver. */
async function engineOf(browser: Browser, scriptless = false): Promise<Engine> {
  const page = await browser.newPage();
  // Chromium turns scripts off for a page, Firefox for all, by its preference.
  if (scriptless && !(await browser.version()).startsWith("firefox")) await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 1280, height });
  return {
    version: (await browser.version()).replace(/^.*\//, "").split(".").slice(0, 2).join("."),
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewport({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, ...held) => {
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key as KeyInput);
      for (const one of held) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    // Puppeteer types what it hands over by its own rules for handles, of which none are used here.
    run: (script, argument) => page.evaluate(script as never, argument) as never,
    load: async (source) => void (await page.evaluate(`{${source}}`)),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

export const chromium: EngineKind = {
  name: "Chromium",
  packages: ["chromium-headless-shell"],
  programs: [findChromium()],
  async start({ still, dark, scriptless }: Settings): Promise<Engine> {
    const browser = await launch({
      browser: "chrome",
      executablePath: findChromium(),
      headless: "shell",
      args: [
        ...chromiumFlags,
        // A headless browser has no mouse until it is told so.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
        ...(still ? ["--force-prefers-reduced-motion"] : []),
        ...(dark ? ["--force-dark-mode"] : []),
      ],
    });
    return engineOf(browser, scriptless);
  },
};

const firefoxProgram = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)) ?? "";

/** Firefox with preferences of ours on top of those that the settings ask for. */
async function startFirefox(
  { still, dark, scriptless }: Settings,
  preferences: Record<string, boolean | number> = {},
): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: firefoxProgram,
    headless: true,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": still ? 1 : 0,
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "javascript.enabled": !scriptless,
      // Of a page that comes back whole, Firefox says no load event, for which Puppeteer waits.
      "browser.sessionhistory.max_total_viewers": 0,
      // A headless browser has no mouse until it is told so: 2 is a fine pointer, 4 one that hovers.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      ...preferences,
    },
  });
  return engineOf(browser, scriptless);
}

export const firefox: EngineKind = {
  name: "Firefox",
  packages: ["firefox-esr"],
  programs: [firefoxProgram],
  start: (settings) => startFirefox(settings),
};

/** Firefox as it was before it knew what these preferences turn off, for the ways that the site has around them. */
export const olderFirefox: EngineKind = {
  ...firefox,
  name: "Firefox, features off",
  start: (settings) =>
    startFirefox(settings, {
      "dom.element.commandfor.enabled": false,
      "dom.dialog.light-dismiss.enabled": false,
      "dom.navigation.webidl.enabled": false,
      "dom.viewTransitions.enabled": false,
      "layout.css.anchor-positioning.enabled": false,
      "layout.css.starting-style-at-rules.enabled": false,
    }),
};
