import { brotliCompressSync } from "node:zlib";
import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { brand, categoryDialect, shapeFamilies, type Dialect } from "./dialect.ts";
import { categoryHues } from "./hues.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import { isVisibleOn, palette } from "./palette.ts";
import type { Picture } from "./picture.ts";
import { toSvg } from "./picture.ts";
import { brokenRings, lockWithoutKeyhole } from "./missing-tile.ts";
import { bandStrip, callToAction, heroMosaic, logoMark, pageStrip, tile } from "./scenes.ts";
import { tileNames } from "./tile.ts";

const dialects: Dialect[] = [
  brand,
  ...categoryHues.flatMap((hue) =>
    shapeFamilies.map((shapes) => categoryDialect({ name: `${hue} ${shapes}`, hue, shapes })),
  ),
];
const sizes = [
  [3, 4],
  [5, 5],
  [8, 7],
  [24, 1],
  [1, 6],
  [16, 3],
] as const;
const seeds = Array.from({ length: 6 }, (_, i) => `seed ${i}`);

const everyGrid = dialects.flatMap((dialect) =>
  sizes.flatMap(([columns, rows]) => seeds.map((seed) => ({ seed, dialect, columns, rows }))),
);

test("The same seed gives the same mosaic, another seed another one.", () => {
  const options = { seed: "a", dialect: brand, columns: 5, rows: 5 } as const;
  expect(mosaic(options)).toEqual(mosaic(options));
  expect(mosaic(options)).not.toEqual(mosaic({ ...options, seed: "b" }));
  expect(mosaic(options)).not.toEqual(
    mosaic({ ...options, dialect: categoryDialect({ name: "design", hue: "vermilion", shapes: "petals" }) }),
  );
});

test("Neighbours never share a ground.", () => {
  for (const options of everyGrid) {
    const cells = mosaicCells(options);
    expect(cells).toHaveLength(options.columns * options.rows);
    const grounds = new Map(cells.map((cell) => [`${cell.column},${cell.row}`, cell.ground]));
    const alike = cells.filter(({ column, row, ground }) =>
      [`${column + 1},${row}`, `${column},${row + 1}`].some((beside) => grounds.get(beside) === ground),
    );
    expect(alike).toEqual([]);
  }
});

test("Every shape is visible on its ground and every plain tile is plain.", () => {
  const wrong = everyGrid
    .flatMap(mosaicCells)
    .filter(({ name, colour, ground }) =>
      name === "solid" ? colour !== ground : !isVisibleOn(colour, ground),
    );
  expect(wrong).toEqual([]);
});

test("About one tile in ten is plain.", () => {
  const cells = everyGrid.flatMap(mosaicCells);
  const share = cells.filter((cell) => cell.name === "solid").length / cells.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.13);
});

test("The edge of a mosaic does not vanish in the band it stands on.", () => {
  for (const seed of seeds) {
    const edge = mosaicCells({ seed, dialect: brand, columns: 5, rows: 5, ground: "saffron" }).filter(
      ({ column, row }) => column % 4 === 0 || row % 4 === 0,
    );
    expect(edge.filter((cell) => cell.ground === "saffron").length).toBeLessThanOrEqual(4);
  }
});

test("A mosaic has nothing of a colour that would look like a gap.", () => {
  for (const seed of seeds) {
    const cells = mosaicCells({ seed, dialect: brand, columns: 3, rows: 4, never: ["paper", "lilac"] });
    const gaps = cells.filter(({ ground, colour }) =>
      [ground, colour].some((one) => one === "paper" || one === "lilac"),
    );
    expect(gaps).toEqual([]);
  }
});

test("A shape runs on into a neighbour whose ground has its colour, so that no hairline parts them.", () => {
  const quarter = { column: 0, row: 0, name: "quarter", ground: "ink", turn: 1, colour: "jade" } as const;
  const beside = (ground: "jade" | "sky") =>
    ({ column: 1, row: 0, name: "solid", ground, turn: 0, colour: ground }) as const;
  const right = (ground: "jade" | "sky") => {
    const { layers } = paintCells(2, 1, [quarter, beside(ground)]);
    return Math.max(
      ...layers
        .filter(({ fill, crisp }) => fill === palette.jade && !crisp)
        .map(({ d }) => new SVGPathData(d).getBounds().maxX),
    );
  };
  expect(right("sky")).toBeCloseTo(100);
  expect(right("jade")).toBeCloseTo(101);
});

test("A size without whole cells is refused.", () => {
  expect(() => mosaic({ seed: "a", dialect: brand, columns: 0, rows: 3 })).toThrow(RangeError);
  expect(() => mosaic({ seed: "a", dialect: brand, columns: 2.5, rows: 3 })).toThrow(RangeError);
});

const scenes: Record<string, Picture> = {
  hero: heroMosaic("home"),
  call: callToAction("journey"),
  band: bandStrip({
    seed: "a",
    dialect: categoryDialect({ name: "finance", hue: "jade", shapes: "steps" }),
    ground: "jade",
  }),
  strip: pageStrip({ seed: "a", dialect: brand, columns: 24 }),
  tall: pageStrip({ seed: "a", dialect: brand, columns: 16, rows: 3 }),
  lock: lockWithoutKeyhole("denied").mosaic,
  rings: brokenRings("error").mosaic,
  logo: logoMark(),
};

test("Scenes have the size they promise.", () => {
  expect(
    Object.fromEntries(
      Object.entries(scenes).map(([name, { width, height }]) => [name, [width / 100, height / 100]]),
    ),
  ).toEqual({
    hero: [7, 6],
    call: [5, 5],
    band: [3, 4],
    strip: [24, 1],
    tall: [16, 3],
    lock: [6, 5],
    rings: [5, 4],
    logo: [1, 1],
  });
});

test("Scenes are small and use the palette alone.", () => {
  const allowed = new Set<string>(Object.values(palette));
  for (const [name, picture] of Object.entries(scenes)) {
    expect(brotliCompressSync(toSvg(picture)).length, name).toBeLessThan(900);
    for (const layer of picture.layers) expect(allowed).toContain(layer.fill);
  }
});

test("Every seed makes a hero.", () => {
  for (const seed of seeds) expect(heroMosaic(seed).layers.length).toBeGreaterThan(5);
});

test("Every tile can be drawn by itself, within its cell, at every turn.", () => {
  for (const name of tileNames) {
    for (const turn of [0, 1, 2, 3] as const) {
      const picture = tile({ name, turn, ground: "sky", colour: "cobalt" });
      expect(picture.layers).toHaveLength(name === "solid" ? 1 : 2);
    }
  }
});
