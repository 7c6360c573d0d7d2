/** A page has three hues besides ink, paper and chalk. The dark theme has darker tints of the same. */
import { expect, type Page } from "@playwright/test";
import { skins } from "../../src/art/portrait/colours.ts";
import { hueNumber, type Colour, type Hex } from "../../src/art/palette.ts";
import { palette } from "./brand.ts";

const numbers = Object.fromEntries(
  Object.entries(palette).flatMap(([name, hex]: [string, Hex]) => {
    const number = hueNumber(name as Colour);
    return number === undefined ? [] : [[hex, number]];
  }),
);

/** Colours of grounds and drawings in main. Excludes lists of records, controls, and people, who have colours of their own. */
async function coloursInMain(skinned: readonly string[]): Promise<string[]> {
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, "0"))
      .join("")}`;
  const entries = "main article:not(:has(> header[data-hue])), li[data-hue]";
  const all = [...document.querySelectorAll<HTMLElement>("main *")].filter(
    (element) =>
      element.checkVisibility() && !element.closest(`${entries}, a, button, input, label, summary`),
  );
  const grounds = all
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((ground) => ground.startsWith("rgb("));
  const files = all.filter(
    (element) =>
      element instanceof HTMLImageElement && element.alt === "" && /\/art\/.*svg$/.test(element.src),
  );
  const drawn = [
    ...all.filter((element) => element.matches("svg")).map((element) => element.outerHTML),
    ...(await Promise.all(files.map(async (file) => (await fetch((file as HTMLImageElement).src)).text()))),
  ];
  const plain = drawn.filter((svg) => !skinned.some((skin) => svg.includes(skin)));
  return [...grounds.map(hex), ...plain.flatMap((svg) => svg.match(/#[\da-f]{6}/g) ?? [])];
}

/** Expects at most three hues on a page with a band. The home page and pages without header may have all hues. */
export async function expectThreeHues(page: Page): Promise<void> {
  if ((await page.locator("main header[data-hue]").count()) === 0) return;
  await page.emulateMedia({ colorScheme: "light" });
  const shown = await page.evaluate(
    coloursInMain,
    Object.values(skins).map(({ base }) => base),
  );
  const found = new Set(shown.flatMap((colour) => numbers[colour] ?? []));
  expect
    .soft([...found].toSorted().slice(3), `hues more than ${[...found].slice(0, 3).join(", ")}`)
    .toEqual([]);
}
