/** How many hues a page has beside ink, paper and chalk: three, in either theme. */
import { expect, type Page } from "@playwright/test";
import { skins } from "../../packages/prospectus/site/art/portrait/colours.ts";
import { hueNumber, type Colour, type Hex } from "../../packages/prospectus/site/art/palette.ts";
import { contentFolder } from "../../packages/prospectus/site/content-folder.ts";
import { loadContent } from "../../packages/prospectus/site/load/load.ts";
import { themes } from "./axe.ts";

const { palette, darkTints } = loadContent(contentFolder).brand;

/** The number of its hue by what a colour looks like. */
const numbers = Object.fromEntries(
  [...Object.entries(palette), ...Object.entries(darkTints)].flatMap(([name, hex]: [string, Hex]) => {
    const number = hueNumber(name as Colour);
    return number === undefined ? [] : [[hex, number]];
  }),
);

/** The colours of grounds and drawings in the page's main part. What a list shows (courses, articles, events, people) brings colours of its own, as do controls, and clothes: drawings with one of the skins. */
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
    ...all.filter((element) => element.matches("svg:not([class*=icon])")).map((element) => element.outerHTML),
    ...(await Promise.all(files.map(async (file) => (await fetch((file as HTMLImageElement).src)).text()))),
  ];
  const plain = drawn.filter((svg) => !skinned.some((skin) => svg.includes(skin)));
  return [...grounds.map(hex), ...plain.flatMap((svg) => svg.match(/#[\da-f]{6}/g) ?? [])];
}

/**
 * Expects that the open page has at most three hues, if it has a head of its own: the home page opens with all that the brand has,
 * and screens without header and footer are one mosaic of it.
 */
export async function expectThreeHues(page: Page): Promise<void> {
  if ((await page.locator("main header[data-hue]").count()) === 0) return;
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const shown = await page.evaluate(
      coloursInMain,
      Object.values(skins).map(({ base }) => base),
    );
    const found = new Set(shown.flatMap((colour) => numbers[colour] ?? []));
    expect
      .soft(
        [...found].toSorted().slice(3),
        `hues more than ${[...found].slice(0, 3).join(", ")}, ${colorScheme} theme`,
      )
      .toEqual([]);
  }
}
