/** A page with a band has at most three hues besides ink, paper and chalk. The dark theme has darker tints of the same. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { skins } from "../../src/art/portrait/colours.ts";
import { palette } from "../../src/art/palette.ts";

const numbers = new Map(Object.entries(palette).map(([name, hex]) => [String(hex), /\d/.exec(name)?.[0]]));
const skinTones = Object.values(skins).map(({ base }) => String(base));

/** Runs in a page. Grounds and drawings in the main part, without lists of records, controls and people, which have colours of their own. */
function coloursInMain() {
  const painter = document.createElement("canvas").getContext("2d");
  const hexOf = (colour: string) => {
    if (painter) painter.fillStyle = colour;
    return painter?.fillStyle ?? "";
  };
  const entries = "main article:not(:has(> header[data-hue])), li[data-hue]";
  const all = [...document.querySelectorAll("main *")].filter(
    (element) =>
      element.checkVisibility() && !element.closest(`${entries}, a, button, input, label, summary`),
  );
  return {
    grounds: all.map((element) => String(hexOf(getComputedStyle(element).backgroundColor))),
    drawings: all.filter((element) => element.matches("svg")).map((element) => element.outerHTML),
    files: all
      .filter((element) => element instanceof HTMLImageElement && element.matches('[alt=""][src$=".svg"]'))
      .map((element) => element.getAttribute("src") ?? ""),
  };
}

export async function expectThreeHues(page: Page): Promise<void> {
  // The home page and pages without a band may have all hues.
  if ((await page.locator("main header[data-hue]").count()) === 0) return;
  const { grounds, drawings, files } = await page.evaluate(coloursInMain);
  const drawn = [...drawings, ...files.map((src) => readFileSync(join("build/client", src), "utf8"))]
    .filter((drawing) => !skinTones.some((tone) => drawing.includes(tone)))
    .flatMap((drawing) => drawing.match(/#[\da-f]{6}/g) ?? []);
  const hues = new Set([...grounds, ...drawn].map((hex) => numbers.get(hex)).filter(Boolean));
  expect.soft(hues.size, "hues").toBeGreaterThan(0);
  expect.soft([...hues].toSorted().slice(3), "hues more than three").toEqual([]);
}
