import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { diagram, diagramExamples, diagramMistake } from "./diagrams.ts";
import { categoryHues } from "./hues.ts";

test.each([
  ...diagramExamples,
  "steps:8,2",
  "bars:42,20,-8,-40,-64,-48,-30,-12,6,18,26,34,40",
  "bars:0,0",
  "cycle:8",
  "grid:60,0",
  "timeline:5,5",
  "timeline:0,1,2,3,4,5,6,10000",
  "parts:1,1000000",
  "halves:6",
  "layers:2",
  "branch:5",
  "overlap:4",
  "chain:10,10",
])("The diagram %s lies within its panel, in four colours at most.", (shows) => {
  expect(diagramMistake(shows)).toBeUndefined();
  for (const hue of categoryHues) {
    const { width, height, layers } = diagram(shows, hue);
    expect([width, height]).toEqual([800, 300]);
    expect(new Set(layers.map(({ fill }) => fill)).size).toBeLessThanOrEqual(4);
    for (const { d } of layers.slice(1)) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      const { minX, minY, maxX, maxY } = new SVGPathData(d).getBounds();
      expect(Math.min(minX, minY, 800 - maxX, 300 - maxY), d).toBeGreaterThanOrEqual(20);
    }
  }
});

test.each([
  ["", "one of the diagrams steps:4, "],
  ["stairs:3", "one of the diagrams steps:4, "],
  ["toString", "one of the diagrams steps:4"],
  [
    "steps",
    "steps with one number from 2 to 8, without fractions, and behind a comma that of the part that matters, such as steps:4",
  ],
  ["steps:4,5", "behind a comma that of the part that matters, such as steps:4"],
  ["steps:2.5", "without fractions"],
  ["bars:10", "bars with 2 to 13 numbers from -1000000 to 1000000, without fractions, such as bars:10,25,70"],
  ["bars:10,,70", "such as bars:10,25,70"],
  ["bars:ten,twenty", "such as bars:10,25,70"],
  ["exchange:2", "exchange without figures"],
])("The diagram %j is refused with the sentence of what was expected.", (shows, expected) => {
  expect(diagramMistake(shows)).toContain(expected);
});
