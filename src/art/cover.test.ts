import { expect, test } from "vitest";
import { ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import { cover, coverCells } from "./cover.ts";
import { drawingNames } from "./drawing-names.ts";
import { figurePieces } from "./figures.ts";
import { cellsIn, placeOf, placesBeside } from "./grid.ts";
import { hueColours } from "./hues.ts";
import { isVisibleOn, type Colour } from "./palette.ts";
import { bounds } from "./path.ts";
import { toSvg } from "./picture.ts";

const { figures } = drawingNames;

const everyCover = ofCategories.flatMap(({ family }, nth) =>
  seedsOf(12).map((seed, index) => ({
    seed,
    family,
    figure: figures[(nth * 12 + index) % figures.length] ?? "book",
  })),
);
const inkSets = Object.values(hueColours).flatMap(({ inks }) => inks);

test("The same seed gives the same cover, and another seed or category another one.", () => {
  const drawn = everyCover.map((options) => toSvg(cover(options).picture));
  expect(everyCover.map((options) => toSvg(cover(options).picture))).toEqual(drawn);
  const ofOthers = everyCover.map(({ family, ...options }) =>
    toSvg(cover({ ...options, family: { ...family, name: "drawing" } }).picture),
  );
  expect(new Set([...drawn, ...ofOthers]).size).toBe(2 * everyCover.length);
});

test("In a cover the figure avoids the price badge and the round corner, and no tile beside it has its ground.", () => {
  for (const options of everyCover) {
    const { field, cells } = coverCells(options);
    const places = cellsIn(field).map(({ column, row }) => placeOf(column, row));
    for (const corner of [placeOf(0, 2), placeOf(4, 2)]) expect(places).not.toContain(corner);
    const around = new Set(cellsIn(field).flatMap(({ column, row }) => placesBeside(column, row)));
    const beside = cells.filter(({ column, row }) => around.has(placeOf(column, row)));
    expect(beside).not.toEqual([]);
    expect(beside.filter(({ ground, colour }) => [ground, colour].includes(field.ground))).toEqual([]);
  }
});

test("The edge of a cover avoids the adjacent colour, if another one fits.", () => {
  const all = everyCover.flatMap((options) => {
    const { field, cells } = coverCells({ ...options, beside: "hue1" });
    expect(field.ground).not.toBe("hue1");
    return cells.filter(({ column, row }) => column % 4 === 0 || row !== 1);
  });
  expect(all.filter(({ ground }) => ground === "hue1").length / all.length).toBeLessThan(0.02);
});

test("Every figure stays inside its field, and every part of it is visible, in every set of colours.", () => {
  // hue1 on hue2 flickers in a tile, but not in the details of a figure.
  const seen = (part: Colour, on: Colour) =>
    isVisibleOn(part, on) ||
    (["hue1", "hue2"].includes(part) && ["hue1", "hue2"].includes(on) && part !== on);
  for (const inks of inkSets) {
    const { ground, body, mark, deep, accent } = inks;
    for (const part of [body, deep, accent]) expect(seen(part, ground), `${part} on ${ground}`).toBe(true);
    expect(seen(mark, body), `${mark} on ${body}`).toBe(true);
    expect(seen(accent, deep), `${accent} on ${deep}`).toBe(true);
    for (const name of figures) {
      const { minX, minY, maxX, maxY } = bounds(
        figurePieces(name, inks)
          .map(([, d]) => d)
          .join(""),
      );
      expect(Math.min(minX, minY, 200 - maxX, 200 - maxY), name).toBeGreaterThanOrEqual(23.5);
    }
  }
});

test("The turning tile changes when it turns, and avoids figure, badge and round corner.", () => {
  const turning = everyCover.flatMap((options) => cover(options).turning ?? []);
  expect(turning.length).toBeGreaterThan(everyCover.length * 0.95);
  for (const { column, row, name } of turning) {
    expect(["solid", "disc", "circle", "ring", "dots", "plus"]).not.toContain(name);
    expect(row === 2 && column < 2).toBe(false);
    expect(column + row).toBeLessThan(5);
  }
});
