/** What must hold for every page, whoever reads it and with whatever settings. */
import { expect, type Page } from "@playwright/test";
import { takenOver } from "../spec/support.ts";
import { expectNoViolations } from "./axe.ts";
import { contrastOf } from "./colour.ts";
import { coveredTexts } from "./covered-text.ts";
import { expectFits, lookInto, type Stop } from "./in-page.ts";

/** Opens a page in the window as it is, and expects that everyone can read, reach and follow all of it. */
export async function expectForEveryone(page: Page, path: string, isMobile: boolean): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await lookInto(page);
  expect
    .soft(await page.evaluate(() => window.look.moving()), "moves although motion is unwanted")
    .toEqual([]);
  await expectNoViolations(page, path);
  expect.soft(await page.evaluate(() => window.look.smallTargets()), "targets below 24 by 24 px").toEqual([]);

  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await expectFocusSeen(page);

  await expectFits(page, "this window");
  await page.setViewportSize({ width: 320, height: isMobile ? 640 : 225 });
  await expectFits(page, "320 px");

  for (const width of [390, 768, 960, 1024, 1180, 1280, 1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await page.evaluate(coveredTexts), `text that meets another box, ${width} px wide`)
      .toEqual([]);
  }
}

/** Tab by Tab through the page: each stop is drawn, seen whole, and marked by a ring that stands out. */
async function expectFocusSeen(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    window.look.startWalk();
    return window.look.focusable();
  });
  // Held down, the key repeats: the same steps with half of the messages.
  for (let press = 0; press < count; press += 1) await page.keyboard.down("Tab");
  await page.keyboard.up("Tab");
  const stops = await page.evaluate(() => window.look.endWalk());
  expect.soft(stops.length, "stops of the Tab key").toBe(count);
  expect.soft(stops.flatMap(faultsOf), "stops of the Tab key").toEqual([]);
}

function faultsOf({ name, bare, covered, ring, beside, cutSides }: Stop): string[] {
  if (bare) return [`${name}: no ring`];
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
