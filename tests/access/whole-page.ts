/** What must hold for every page, whoever reads it and with whatever settings. */
import { expect, type Page } from "@playwright/test";
import { takenOver } from "../spec/support.ts";
import { contrastOf, expectNoViolations } from "./axe.ts";
import { coveredTexts } from "./covered-text.ts";
import { expectFits, lookInto, type Stop } from "./in-page.ts";

/** The widths at which no text may meet another box: where each layout is narrowest, two between, and one that is wide. */
export const allWidths: readonly number[] = [390, 768, 960, 1180, 1280, 1440, 1920];

/** What only programs read of a page's head and React knows of. */
const tags = 'meta[property], meta[name^="twitter:"], meta[name="author"]';

/**
 * Opens a page once, in the window as it is, and expects that everyone can read, reach and follow all of it. All that is asked of a
 * page is asked here, so that it is opened once.
 */
export async function expectForEveryone(
  page: Page,
  path: string,
  isMobile: boolean,
  widths = allWidths,
): Promise<void> {
  const said: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    // An unknown address is answered with 404, and no other site is there to be asked.
    const isAnswer = message.location().url === page.url() && text.includes("status of 404");
    if (["error", "warning"].includes(message.type()) && !isAnswer && !text.includes("NAME_NOT_RESOLVED"))
      said.push(text);
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(path);
  await takenOver(page);
  await lookInto(page);
  expect
    .soft(await page.evaluate(() => window.look.moving()), "moves although motion is unwanted")
    .toEqual([]);
  const inHead = await page.locator(tags).evaluateAll((all) => all.map((tag) => tag.outerHTML));
  expect.soft(inHead, "tags of the head").toEqual([...new Set(inHead)]);
  await expectNoViolations(page, path);

  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await expectFocusSeen(page);

  await expectFits(page, "this window");
  await page.setViewportSize({ width: 320, height: isMobile ? 640 : 225 });
  await expectFits(page, "320 px");

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await page.evaluate(coveredTexts), `text that meets another box, ${width} px wide`)
      .toEqual([]);
  }
  expect.soft(said, "errors and warnings in the console").toEqual([]);
}

/** Tab by Tab through the page: each stop is drawn, seen whole, and marked by a ring that stands out. */
async function expectFocusSeen(page: Page): Promise<void> {
  const count = await page.evaluate(async () => {
    window.look.startWalk();
    // The header follows the scroll position, and colours the theme, some frames later.
    await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return window.look.focusable();
  });
  // Held down, the key repeats: the same steps with half of the messages.
  for (let press = 0; press < count; press += 1) await page.keyboard.down("Tab");
  await page.keyboard.up("Tab");
  const stops = await page.evaluate(() => window.look.endWalk());
  expect.soft(stops.length, "stops of the Tab key").toBe(count);
  expect.soft(stops.flatMap(faultsOf), "stops of the Tab key").toEqual([]);
}

function faultsOf({ name, unmarked, covered, ring, beside, cutSides }: Stop): string[] {
  if (unmarked) return [`${name}: no ring`];
  const faults: string[] = [];
  if (covered > 1)
    faults.push(`${name}: ${covered.toFixed(0)} px are outside the window or under the header`);
  if (cutSides > 0) faults.push(`${name}: the ring is cut on ${cutSides} sides`);
  for (const colour of beside) {
    if (colour === "art") {
      faults.push(`${name}: art beside the ring`);
      continue;
    }
    const contrast = contrastOf(ring.split(",").map(Number), colour.split(",").map(Number));
    if (contrast < 3) faults.push(`${name}: ring ${ring} on ${colour} is ${contrast.toFixed(2)}:1`);
  }
  return faults;
}
