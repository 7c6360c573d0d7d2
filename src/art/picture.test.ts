import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toSvg } from "./picture.ts";
import { pick, pickWeighted, randomFrom } from "./random.ts";
import { scene, tile } from "./scenes.ts";

test("A picture becomes a complete document.", () => {
  expect(toSvg(tile({ name: "solid", ground: "ink", colour: "ink" }))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><path fill="#1b1830" shape-rendering="crispEdges" d="m0 0h100v100h-100"/></svg>',
  );
});

test("The icon of the site is its mark.", () => {
  expect(toSvg(scene("mark"))).toBe(readFileSync("public/favicon.svg", "utf8"));
});

test("Similar seeds give different numbers.", () => {
  const starts = Array.from({ length: 1000 }, (_, i) => randomFrom(`Lesson ${i}`)());
  const low = starts.filter((n) => n < 0.5).length;
  expect(Math.abs(low - 500)).toBeLessThan(80);
});

test("Picking from an empty list throws an error.", () => {
  const message = new RangeError("Nothing to pick from.");
  expect(() => pick(() => 0, [])).toThrow(message);
  expect(() => pickWeighted(() => 0.5, [["a", 0]])).toThrow(message);
});

test.each([
  [0, "a"],
  [0.24, "a"],
  [0.25, "b"],
  [0.999, "b"],
  // If rounding exceeds the sum, the last item is picked.
  [1, "b"],
])("Of weighted items the number %d picks %s, and never one of weight 0.", (at, picked) => {
  const items = [["a", 1] as const, ["none", 0] as const, ["b", 3] as const];
  expect(pickWeighted(() => at, items)).toBe(picked);
});
