import { expect, test } from "vitest";
import { diagram, diagramExamples, diagramMistake } from "./diagrams.ts";
import { categoryHues } from "./hues.ts";
import { bounds } from "./path.ts";

test.each([
  ...diagramExamples,
  "steps:8,2",
  "bars:42,20,8,40,64,48,30,12,6,18,26,34,40",
  "bars:0,0",
  "grid:60",
  "parts:1,1000000",
  "layers:2",
  "chain:8,8,1",
])("The diagram %s stays within its panel of complete cells, in at most five colours.", (shows) => {
  expect(diagramMistake(shows)).toBeUndefined();
  for (const hue of categoryHues) {
    const { width, height, layers } = diagram(shows, hue);
    expect([width, height % 100]).toEqual([800, 0]);
    expect(new Set(layers.map(({ fill }) => fill)).size).toBeLessThanOrEqual(5);
    for (const { d } of layers.slice(1)) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      const { minX, minY, maxX, maxY } = bounds(d);
      expect(Math.min(minX, minY, width - maxX, height - maxY), d).toBeGreaterThanOrEqual(20);
    }
  }
});

test.each([
  ["", "one of the diagrams steps:4,4, "],
  ["ladder:3", "one of the diagrams steps:4,4, "],
  ["toString", "one of the diagrams steps:4,4"],
  ["steps", "steps with one whole number from 2 to 8, then the numbers of the emphasised parts"],
  ["steps:4,5", "then the numbers of the emphasised parts, such as steps:4,4"],
  ["steps:2.5", "one whole number"],
  ["bars:10", "bars with 2 to 13 whole numbers from 0 to 1000000, such as bars:10,25,70"],
  ["bars:10,,70", "such as bars:10,25,70"],
  ["bars:ten,twenty", "such as bars:10,25,70"],
  ["exchange:2", "exchange without figures"],
])("The diagram %j is refused, with what was expected.", (shows, expected) => {
  expect(diagramMistake(shows)).toContain(expected);
});

test("A diagram has a label for each part, or none.", () => {
  expect(diagramMistake("parts:1,3", [])).toBeUndefined();
  expect(diagramMistake("parts:1,3", ["a"])).toBe("2 labels for parts:1,3 (some may be empty), or no labels");
  expect(diagramMistake("overlap", ["a", "b", "c"])).toBeUndefined();
});
