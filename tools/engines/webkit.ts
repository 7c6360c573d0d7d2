/** WebKit, as WebKitGTK's small browser, driven by WebDriver on a screen that nobody sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key as Keys, Origin } from "selenium-webdriver";
import { height, type Engine, type EngineKind, type Settings } from "./engine.ts";
import { freePort } from "./free-port.ts";

const miniBrowser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").toSorted().at(-1) ?? "";
const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const codes = new Map(Object.entries(Keys).map(([name, code]) => [name, String(code)]));
const names = { ArrowDown: "ARROW_DOWN", ArrowRight: "ARROW_RIGHT", Backspace: "BACK_SPACE" } as const;

/** The code that WebDriver has for a key; a letter is its own. */
const codeOf = (key: string) =>
  codes.get(key in names ? names[key as keyof typeof names] : key.toUpperCase()) ?? key;

/** The settings of the window: a tool bar without a width of its own, so that a window can be 320 px wide. */
function writeWindowSettings({ still }: Settings): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(
    join(folder, "gtk-3.0", "gtk.css"),
    "* { font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.1) }",
  );
  writeFileSync(
    join(folder, "gtk-3.0", "settings.ini"),
    `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`,
  );
  return folder;
}

/** Starts a screen and gives its name. Xvfb says it on the pipe that it is told of. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = process.stdio[3];
  if (!pipe) throw new Error("Xvfb was started without a pipe.");
  const [number] = (await once(pipe, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, process };
}

/** Waits until the driver answers. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${address}/status`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${driver} does not answer at ${address}.`);
}

async function start(settings: Settings): Promise<Engine> {
  const folder = writeWindowSettings(settings);
  const { display, process: shown } = await startScreen();
  const address = `http://127.0.0.1:${await freePort()}`;
  const driving = spawn(driver, [`--port=${new URL(address).port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const end = () => {
    driving.kill();
    shown.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(address);
    const browser = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: miniBrowser,
            args: [
              "--automation",
              ...(settings.dark ? ["--dark-mode"] : []),
              ...(settings.scriptless ? ["--enable-javascript=FALSE"] : []),
            ],
          },
        }),
      )
      .build();
    const window = browser.manage().window();
    const actions = () => browser.actions({ async: true });
    const resize = (width: number) => window.setRect({ x: 0, y: 0, width, height }).then(() => {});
    await resize(1280);
    return {
      version: String((await browser.getCapabilities()).get("browserVersion")),
      open: (to) => browser.get(to),
      back: () => browser.navigate().back(),
      forward: () => browser.navigate().forward(),
      reload: () => browser.navigate().refresh(),
      resize,
      point: (x, y) => actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
      click: (x, y) => actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
      press: async (key, ...held) => {
        let chain = actions();
        for (const one of held) chain = chain.keyDown(codeOf(one));
        chain = chain.keyDown(codeOf(key)).keyUp(codeOf(key));
        for (const one of held) chain = chain.keyUp(codeOf(one));
        await chain.perform();
      },
      type: (text) => actions().sendKeys(text).perform(),
      run: (script, argument) => browser.executeScript(`return (${String(script)})(arguments[0])`, argument),
      load: (source) => browser.executeScript(source),
      picture: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
      close: async () => {
        await browser.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

export const webkit: EngineKind = {
  name: "WebKit",
  packages: ["webkit2gtk-driver", "xvfb"],
  programs: [miniBrowser, ...[driver, screen].map((path) => (existsSync(path) ? path : ""))],
  start,
};
