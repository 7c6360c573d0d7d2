import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";

const characters = readFileSync("src/styles/fonts/characters.txt", "utf8").replace("\n", "");

test("Both fonts of the pages have all characters of characters.txt", async ({ page }) => {
  await visit(page, "/");
  const missing = await page.evaluate(async (all) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("The browser draws no canvas.");
    const widthOf = (character: string, font: string) => {
      context.font = font;
      return context.measureText(character).width;
    };
    const lacks = async (weight: number, family: string) => {
      await document.fonts.load(`${weight} 100px "${family}"`);
      // A character of the font is as wide with any fallback.
      return Array.from(all).filter((character) => {
        const [one, other] = ["serif", "monospace"].map((spare) =>
          widthOf(character, `${weight} 100px "${family}", ${spare}`),
        );
        return one !== other;
      });
    };
    return [await lacks(700, "Bricolage Grotesque"), await lacks(400, "Instrument Sans")];
  }, characters);
  expect(missing).toEqual([[], []]);
});
