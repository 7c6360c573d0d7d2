import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, NodeResult, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";
import { contrastOf } from "../fixtures/colours.ts";
import { drawn, type Place } from "../visual/picture.ts";

type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const colourRules = ["color-contrast", "link-in-text-block"];

type Look = {
  /** Selector of the part, or the whole page. */ part?: string | undefined;
  theme?: "light" | "dark";
  /** Names of rules, or all of WCAG 2.2 A, AA and the best practices. */ only?: readonly string[];
};

/** For a page whose components another page has in other hues. */
export const coloursOnly: Look = { part: "main :is([data-hue], h1)", only: colourRules };
/** For a phone, where a page has the markup of the desktop, and text may lie on other grounds. */
export const phoneRules: Look = { only: ["target-size", ...colourRules] };

type Undecided = { selector: string; html: string };
type Findings = { rules: number; violations: string[]; undecided: Undecided[] };

async function findingsOf(page: Page, { part, only }: Look): Promise<Findings> {
  return page.evaluate(
    async ([context, rules]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations, incomplete, passes } = await axe.run(context ?? document, {
        resultTypes: ["violations", "incomplete"],
        preload: false,
        ...(rules
          ? { runOnly: { type: "rule", values: [...rules] } }
          : { rules: { "target-size": { enabled: true } } }),
      });
      const said = ({ html, any }: NodeResult) =>
        `${html.slice(0, 160)} ${any.map((one) => one.message).join(" ")}`;
      return {
        rules: passes.length + incomplete.length,
        violations: violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${id}: ${help}: ${said(node)}`),
        ),
        undecided: incomplete
          .filter(({ id }) => id === "color-contrast")
          .flatMap(({ nodes }) =>
            nodes.map(({ target, html }) => ({ selector: String(target[0]), html: html.slice(0, 160) })),
          ),
      };
    },
    [part, only] as const,
  );
}

/** Expects no violations in one theme: tests/rules/colours.test.ts compares the pairs of both. Pixels decide what axe cannot. */
export async function expectNoViolations(page: Page, state: string, look: Look = {}): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.emulateMedia({ colorScheme: look.theme ?? "dark", reducedMotion: "reduce" });
  const found = await findingsOf(page, look);
  expect(found.rules, `rules that axe could apply to ${state}`).toBeGreaterThan(0);
  expect.soft(found.violations, state).toEqual([]);
  expect.soft(await faintTexts(page, found.undecided), `${state}, by its pixels`).toEqual([]);
}

type Text = {
  html: string;
  colour: string;
  large: boolean;
  boxes: Place[];
};

/** Texts whose contrast to the pixels behind them is too low. */
async function faintTexts(page: Page, undecided: readonly Undecided[]): Promise<string[]> {
  const faint: string[] = [];
  if (undecided.length === 0) return faint;
  await page.evaluate(() => {
    // The page's policy allows constructed style sheets. A card's stretched link covers nothing.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
      text { fill: transparent !important }
      *::after { pointer-events: none !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (let left: readonly Undecided[] = undecided; left.length > 0;) {
    const { texts, later } = await page.evaluate(textsInWindow, left);
    const boxes = texts.flatMap((text) => text.boxes);
    if (boxes.length > 0) {
      const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
      const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))));
      const clip = {
        x,
        y,
        width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
        height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
      };
      const { data, info } = await drawn(page, 1, clip);
      for (const text of texts) {
        const least = leastContrast(data, info, clip, text);
        if (least < (text.large ? 3 : 4.5)) faint.push(`${least.toFixed(2)}:1 ${text.html}`);
      }
    }
    left = later;
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faint;
}

/** Runs in the page. Visible lines of these texts, and texts outside the window. Scrolls to the first if none is visible. */
function textsInWindow(all: readonly Undecided[]): { texts: Text[]; later: Undecided[] } {
  const texts: Text[] = [];
  const later: Undecided[] = [];
  const canvas = document.createElement("canvas").getContext("2d");
  for (const one of all) {
    const element = document.querySelector(one.selector);
    if (!element || !canvas) throw new Error(`There is no ${one.selector}.`);
    const inWindow = () => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    if (!inWindow() && texts.length === 0) element.scrollIntoView({ block: "center", behavior: "instant" });
    else if (!inWindow()) {
      later.push(one);
      continue;
    }
    // Text under a panel cannot be read.
    const covered = (x: number, y: number) => {
      for (const at of document.elementsFromPoint(x, y)) {
        if (at.contains(element) || element.contains(at)) return false;
        if (getComputedStyle(at).backgroundColor.startsWith("rgb(")) return true;
      }
      return false;
    };
    const boxes: Text["boxes"] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      // Text for screen readers only is not drawn.
      if (node.parentElement.matches(".unseen")) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        // The header's border can cross a line of text.
        if (![1, height / 2, height - 1].some((down) => covered(x + width / 2, y + down)))
          boxes.push({ x, y, width, height });
    }
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    canvas.fillStyle = style.color;
    texts.push({
      html: one.html,
      colour: String(canvas.fillStyle),
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes,
    });
  }
  return { texts, later };
}

/** Contrast of 98 % of the pixels behind a text. The rest can be anti-aliasing. */
function leastContrast(
  pixels: Buffer,
  picture: { width: number; height: number },
  corner: { x: number; y: number },
  { colour, boxes }: Text,
): number {
  const text = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const contrasts: number[] = [];
  const known = new Map<number, number>();
  const contrastAt = (at: number) => {
    const behind = pixels.readUIntBE(at, 3);
    const contrast = known.get(behind) ?? contrastOf(text, [...pixels.subarray(at, at + 3)]);
    known.set(behind, contrast);
    return contrast;
  };
  for (const box of boxes) {
    const right = Math.min(picture.width, box.x + box.width - corner.x);
    const bottom = Math.min(picture.height, box.y + box.height - corner.y);
    for (let y = Math.max(0, Math.ceil(box.y - corner.y)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.ceil(box.x - corner.x)); x < right; x += 1)
        contrasts.push(contrastAt((y * picture.width + x) * 3));
  }
  contrasts.sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * 0.02)] ?? Number.POSITIVE_INFINITY;
}
