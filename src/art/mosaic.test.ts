import { expect, test } from "vitest";
import { ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import { dialectOf } from "./dialect.ts";
import { coverCells } from "./cover.ts";
import type { Cell } from "./grid.ts";
import { mosaicCells } from "./mosaic.ts";
import { isVisibleOn, type Colour } from "./palette.ts";
import { heroWall } from "./hero.ts";
import { touches } from "./tile.ts";

const brand = dialectOf({});
const dialects = [brand, ...ofCategories.map(({ dialect }) => dialect)];
const sizes = [
  [3, 4],
  [5, 5],
  [8, 7],
  [24, 1],
  [1, 6],
] as const;
const seeds = seedsOf(40);

test("Neighbours never share a ground, every shape is visible, and plain tiles are plain.", () => {
  for (const dialect of dialects)
    for (const [columns, rows] of sizes)
      for (const seed of seeds.slice(0, 4)) {
        const cells = mosaicCells({ seed, dialect, columns, rows });
        expect(cells).toHaveLength(columns * rows);
        const grounds = new Map(cells.map((cell) => [`${cell.column},${cell.row}`, cell.ground]));
        const wrong = cells.filter(({ column, row, name, colour, ground }) => {
          const beside = [`${column + 1},${row}`, `${column},${row + 1}`];
          if (beside.some((one) => grounds.get(one) === ground)) return true;
          return name === "solid" ? colour !== ground : !isVisibleOn(colour, ground);
        });
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

test("No tile at the edge of a mosaic or a cover has the colour behind it, in either theme.", () => {
  for (const { hue, family, dialect } of ofCategories)
    for (const seed of seeds) {
      const ground = [hue, "paper", "ink"] as const;
      const mosaic = mosaicCells({ seed, dialect, columns: 3, rows: 4, ground });
      expect(bitten(mosaic, 3, 4, ground), `${dialect.name} ${seed}`).toEqual([]);
      const { cells } = coverCells({ seed, family, figure: "book" });
      expect(bitten(cells, 5, 3, ["paper", "ink"]), `${family.name} ${seed}`).toEqual([]);
      const corner = cells.find(({ column, row }) => column === 4 && row === 2);
      expect(corner?.name, `${family.name} ${seed}`).toBe("solid");
    }
});

test("Every seed gives a hero without plain gaps in either theme.", () => {
  for (const seed of seeds.slice(0, 6)) {
    const fills = heroWall(seed, false).layers.filter(({ crisp }) => crisp);
    expect(fills.length).toBeGreaterThan(3);
    for (const { fill } of fills) expect(["ink", "paper"], seed).not.toContain(fill);
  }
});
