import { expect, test } from "vitest";
import { ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import { dialectOf, type Dialect } from "./dialect.ts";
import { coverCells } from "./cover.ts";
import { cellsIn, type Cell } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { colours, isVisibleOn, type Colour } from "./palette.ts";
import { bounds } from "./path.ts";
import { heroMosaic } from "./hero.ts";
import { ending } from "./openings.ts";
import { scene } from "./scenes.ts";
import { fills, tileNames, touches, unturning } from "./tile.ts";

const brand = dialectOf({});
const dialects: Dialect[] = [brand, ...ofCategories.map(({ dialect }) => dialect)];
const sizes = [
  [3, 4],
  [5, 5],
  [8, 7],
  [24, 1],
  [1, 6],
  [16, 3],
] as const;
const seeds = seedsOf(6);

const everyGrid = dialects.flatMap((dialect) =>
  sizes.flatMap(([columns, rows]) => seeds.map((seed) => ({ seed, dialect, columns, rows }))),
);

test("Neighbours never share a ground, every shape is visible, and plain tiles are plain.", () => {
  for (const options of everyGrid) {
    const cells = mosaicCells(options);
    expect(cells).toHaveLength(options.columns * options.rows);
    const grounds = new Map(cells.map((cell) => [`${cell.column},${cell.row}`, cell.ground]));
    const alike = cells.filter(({ column, row, ground }) =>
      [`${column + 1},${row}`, `${column},${row + 1}`].some((beside) => grounds.get(beside) === ground),
    );
    expect(alike).toEqual([]);
    const wrong = cells.filter(({ name, colour, ground }) =>
      name === "solid" ? colour !== ground : !isVisibleOn(colour, ground),
    );
    expect(wrong).toEqual([]);
  }
});

/** Tiles at the edge that touch it in a colour of the page: there the picture would look bitten off. */
function bitten(cells: readonly Cell[], columns: number, rows: number, surface: readonly Colour[]) {
  return cells.filter(({ column, row, name, turn, ground, colour }) => {
    const outer = [row === 0, column === columns - 1, row === rows - 1, column === 0];
    const sides = ([0, 1, 2, 3] as const).filter((side) => outer[side]);
    return (
      (sides.length > 0 && surface.includes(ground)) ||
      (surface.includes(colour) && touches(name, turn, sides))
    );
  });
}

const manySeeds = seedsOf(200);

test("No tile at the edge of a mosaic has the colour behind the mosaic, in either theme.", () => {
  for (const seed of manySeeds) {
    const call = { seed, dialect: brand, columns: 5, rows: 5, ground: "hue3" } as const;
    expect(bitten(mosaicCells(call), 5, 5, ["hue3"]), seed).toEqual([]);
  }
  for (const { hue, dialect } of ofCategories) {
    for (const seed of manySeeds.slice(0, 60)) {
      const ground = [hue, "paper", "ink"] as const;
      const cells = mosaicCells({ seed, dialect, columns: 3, rows: 4, ground });
      expect(bitten(cells, 3, 4, ground), `${dialect.name} ${seed}`).toEqual([]);
    }
  }
});

test("At the edge of a cover no tile has the page's colour, and the round corner is plain.", () => {
  for (const { family } of ofCategories)
    for (const seed of manySeeds) {
      const { cells } = coverCells({ seed, family, figure: "book" });
      expect(bitten(cells, 5, 3, ["paper", "ink"]), `${family.name} ${seed}`).toEqual([]);
      const corner = cells.find(({ column, row }) => column === 4 && row === 2);
      expect(corner?.name, `${family.name} ${seed}`).toBe("solid");
    }
});

test("A shape that fills a side overlaps the next cell by a hair, and never the outer edge.", () => {
  const places = cellsIn({ columns: 3, rows: 3 });
  for (const name of tileNames.filter((one) => one !== "solid"))
    for (const turn of [0, 1, 2, 3] as const) {
      const middle: Cell = { column: 1, row: 1, ground: "tint2", name, turn, colour: "ink" };
      const around = places.map((at): Cell => ({ ...middle, ...at, name: "solid", ground: "tint1" }));
      const beyond = (cells: readonly Cell[]) => {
        const d = paintCells(3, 3, cells).layers.at(-1)?.d ?? "";
        const { minX, maxX, minY, maxY } = bounds(d);
        return [100 - minY, maxX - 200, maxY - 200, 100 - minX];
      };
      const among = beyond(around.with(4, middle));
      const alone = beyond([middle]);
      expect(Math.max(...among, ...alone), name).toBeLessThan(0.6);
      for (const side of [0, 1, 2, 3] as const)
        if (fills(name, turn, side)) {
          expect(among[side], `${name} ${turn} ${side}`).toBeCloseTo(0.5);
          expect(alone[side], `${name} ${turn} ${side}`).toBeCloseTo(0);
        }
    }
});

test("A mosaic without a fitting colour is refused with a sentence.", () => {
  const never = colours.filter((colour) => colour !== "tint2" && colour !== "ink");
  const options = { seed: "a", dialect: brand, columns: 2, rows: 2, never, ground: "tint2" } as const;
  expect(() => mosaicCells(options)).toThrow(new RangeError('No colours fit the mosaic "a".'));
});

test("Every mosaic beside an account form has three hues with their tints.", () => {
  for (const figure of ["key", "pencil"]) {
    const hues = scene(`screens/${figure}`).layers.flatMap(({ fill }) => /\d/.exec(fill) ?? []);
    expect(new Set(hues).size, figure).toBe(3);
  }
});

test("Every seed gives a hero of five rings, and every shape changes when it turns.", () => {
  for (const seed of seeds) {
    const { rings, picture } = heroMosaic(seed);
    expect(picture.layers.length).toBeGreaterThan(5);
    expect(rings).toHaveLength(5);
    // All cells except face, book and label.
    expect(rings.flat()).toHaveLength(7 * 6 - 6 - 2 - 2);
    for (const { name, shape } of rings.flat()) expect(unturning.has(name), name).toBe(shape === undefined);
  }
});

test("Every page title gives a mosaic for the closing band, in the hues of the page.", () => {
  const subject = { of: "drawing", name: "heads/telephone", end: 0 } as const;
  for (const band of ["hue1", "hue4", "tint1", "tint2", "tint3", "hue5"] as const)
    // If only one draw in 250 fits, one seed in 55 fails, so some of these would.
    for (const seed of manySeeds.slice(0, 40)) ending({ seed, band, subject });
});
