import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { skins } from "../../src/art/portrait/colours.ts";
import { hueNumber, palette, type Colour } from "../../src/art/palette.ts";
import { allPages, root, type Page } from "../html/pages.ts";

const numbers = new Map(
  Object.entries(palette).map(([name, hex]) => [String(hex), hueNumber(name as Colour)]),
);
const skinTones = Object.values(skins).map(({ base }) => String(base));

/** Lists of records, controls and people have colours of their own. */
const ownColours = "article:not(:has(> header[data-hue])), li[data-hue], a, button, input, label, summary";

/** Hues of the grounds and drawings in the main part. */
function huesOf({ $ }: Page): Set<string> {
  const main = $("main").clone();
  main.find(ownColours).remove();
  const grounds = main
    .find("[data-hue]")
    .toArray()
    .map((part) => $(part).attr("data-hue") ?? "");
  const files = main.find('img[alt=""][src^="/art/"][src$=".svg"]').toArray();
  const drawings = [
    ...main
      .find("svg")
      .toArray()
      .map((drawing) => $.html(drawing)),
    ...files.map((image) => readFileSync(join(root, $(image).attr("src") ?? ""), "utf8")),
  ].filter((drawing) => !skinTones.some((tone) => drawing.includes(tone)));
  const drawn = drawings
    .flatMap((drawing) => drawing.match(/#[\da-f]{6}/g) ?? [])
    .map((hex) => numbers.get(hex));
  return new Set(
    [...grounds.map((name) => hueNumber(name as Colour)), ...drawn].filter((hue) => hue !== undefined),
  );
}

// The home page and pages without a band may have all hues.
const banded = allPages.filter(({ $ }) => $("main header[data-hue]").length > 0);

test("Most pages open with a band.", () => expect(banded.length).toBeGreaterThan(15));

test.each(banded)("$path has at most three hues besides ink, paper and chalk.", (page) => {
  const hues = huesOf(page);
  expect(hues.size).toBeGreaterThan(0);
  expect([...hues].toSorted().slice(3)).toEqual([]);
});
