import { expect, test } from "vitest";
import { seedsOf } from "../../tests/fixtures/art.ts";
import { drawingNames } from "./drawing-names.ts";
import { hexOf, nightOf } from "./palette.ts";
import { bounds } from "./path.ts";
import { toSvg } from "./picture.ts";
import { backdrop, portrait, portraitParts } from "./portrait.ts";
import { chooseTraits, portraitTraits } from "./portrait/traits.ts";

const seeds = seedsOf(80);

test.each(Object.entries(portraitTraits))("Every %s can be drawn, within the picture.", (trait, values) => {
  for (const value of values) {
    const { width, height, layers } = portrait({ seed: "Nina Okafor", traits: { [trait]: value } });
    const { minX, minY, maxX, maxY } = bounds(layers.map(({ d }) => d.replace("m", "M")).join(""));
    expect([minX, minY, maxX, maxY, width, height]).toEqual([0, 0, 300, 300, 300, 300]);
  }
});

test("A page that shows a person again has another pose, on a ground that differs from the first and the one beside.", () => {
  for (const seed of seeds) {
    const first = portrait({ seed });
    const [ground] = first.layers;
    const again = [1, 2].map((times) => portrait({ seed, again: times, beside: "tint2" }));
    expect(new Set([first, ...again].map((one) => toSvg(one))).size).toBe(3);
    for (const { layers } of again) expect([ground?.fill, "tint2"]).not.toContain(layers[0]?.fill);
  }
});

test("A beard is never random.", () => {
  expect(new Set(seeds.map((seed) => chooseTraits(seed, {}).beard))).toEqual(new Set(["none"]));
});

test("The gaze of a portrait is a separate picture within the face, with room to move.", () => {
  for (const seed of seeds) {
    const { body, gaze, front, ground } = portraitParts({ seed });
    expect(portrait({ seed, traits: { ground } })).toEqual(portrait({ seed }));
    expect(toSvg(portrait({ seed })).length).toBeLessThan(
      [body, gaze, front].map((part) => toSvg(part).length).reduce((sum, length) => sum + length),
    );
    const boxes = gaze.layers.map(({ d }) => bounds(d));
    expect(Math.min(...boxes.map(({ minY }) => minY))).toBeGreaterThan(110);
    expect(Math.max(...boxes.map(({ maxY }) => maxY))).toBeLessThan(170);
  }
});

test("Nothing behind a face is in ink, the page's colour in the dark theme.", () => {
  for (const seed of seeds)
    expect(backdrop(chooseTraits(seed, {}), seed).map(([colour]) => colour)).not.toContain("ink");
});

test("The wall of a scene is dark at night, and only the wall.", () => {
  for (const scene of drawingNames["scenes/people"].filter((name) => name !== "seventy")) {
    const [day, evening] = [false, true].map((one) => portrait({ seed: "Nina Okafor", scene, evening: one }));
    expect(evening?.layers.map(({ fill }) => nightOf(fill)).filter(Boolean)).toEqual(["#562a9a"]);
    expect(evening?.layers.map(({ fill }) => hexOf(fill))).toEqual(
      day?.layers.map(({ fill }) => hexOf(fill)),
    );
  }
});
