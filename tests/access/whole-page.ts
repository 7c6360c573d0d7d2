import { expect, type Page } from "@playwright/test";
import { hydrated } from "../spec/support.ts";
import { contrastOf, expectNoViolations, phoneRules } from "./axe.ts";
import { coveredTexts } from "./covered-text.ts";
import { expectFits, lookInto, type Stop } from "./in-page.ts";

/** Widths at which no text may overlap a box: a phone, the narrowest of each layout, and a wide one. */
const allWidths: readonly number[] = [390, 768, 960, 1280, 1920];

/** Metadata in the head that React does not manage. */
const tags = 'meta[property], meta[name^="twitter:"], meta[name="author"]';

type Extent = {
  /** Also the header and the footer, which pages share. */
  frame: boolean;
  widths?: readonly number[];
};

/** Runs all checks on one load of a page: everyone can read, reach and follow all of it. */
export async function expectForEveryone(
  page: Page,
  path: string,
  { frame, widths = allWidths }: Extent,
): Promise<void> {
  const said: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    // Unknown addresses answer with 404. Other sites are unreachable.
    const isAnswer = message.location().url === page.url() && text.includes("status of 404");
    if (["error", "warning"].includes(message.type()) && !isAnswer && !text.includes("NAME_NOT_RESOLVED"))
      said.push(text);
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(path);
  await hydrated(page);
  await lookInto(page);
  expect
    .soft(await page.evaluate(() => window.look.moving()), "moves although motion is unwanted")
    .toEqual([]);
  const inHead = await page.locator(tags).evaluateAll((all) => all.map((tag) => tag.outerHTML));
  expect.soft(inHead, "tags of the head").toEqual([...new Set(inHead)]);
  await expectNoViolations(page, path);

  await page.emulateMedia({ colorScheme: "light" });
  await expectFocusSeen(page, frame);

  await expectFits(page, "this window");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await page.evaluate(coveredTexts), `text that meets another box, ${width} px wide`)
      .toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 225 });
  await expectFits(page, "320 px");
  expect.soft(said, "errors and warnings in the console").toEqual([]);
}

/** Then, on the same load, what a phone in the dark theme lays out in another way. */
export async function expectForEveryoneOnPhone(page: Page, path: string, { frame }: Extent): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Until the next page.
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, `${path} on a phone`, frame ? undefined : "main", phoneRules);
  await expectFocusSeen(page, frame);
  await session.detach();
}

/** Tabs through the page, or its main part. Each stop is drawn, not covered, and has a visible ring. */
async function expectFocusSeen(page: Page, frame = true): Promise<void> {
  const count = await page.evaluate(
    async (part) => {
      window.look.startWalk(part);
      // The header and the theme's colours change some frames later.
      await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      return window.look.focusable(part);
    },
    frame ? "body" : "main",
  );
  // A held key repeats, with half of the messages.
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
