/** Single tiles, boards of tiles, and drawings in their own colours. */
import { drawing, paletteFills, type Fills } from "./drawing.ts";
import { cellsIn } from "./grid.ts";
import { paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { disc, format } from "./path.ts";
import { cellSize, toLayers, type Layer, type Picture } from "./picture.ts";
import { hairColours, pupils, skins } from "./portrait/colours.ts";
import { turnOf, type Tile, type Turn } from "./tile.ts";

export const tile = (shape: Omit<Tile, "turn"> & { turn?: Turn }): Picture =>
  paintCells({ columns: 1, rows: 1 }, [{ column: 0, row: 0, turn: 0, ...shape }]);

type Board = {
  tile: Omit<Tile, "turn">;
  rows: number;
  /** How many tiles it has. */ laid: number;
  /** Colour of the dots in empty cells. */ dots: Colour;
};

/** A board of five columns. Tiles fill it from the foot, with turns and swapped colours; empty cells have a dot. */
export function board({ tile: { ground, colour, name }, rows, laid, dots }: Board): Picture {
  const size = { columns: 5, rows };
  const all = cellsIn(size);
  const empty = all.slice(0, all.length - laid);
  const cells = all.slice(all.length - laid).map(({ column, row }) => {
    const own = (column + row) % 2 === 0 ? { ground, colour } : { ground: colour, colour: ground };
    return { name, column, row, turn: turnOf(column + row), ...own };
  });
  const middle = (at: number) => (at + 0.5) * cellSize;
  const holes = empty.map(({ column, row }) => disc(middle(column), middle(row), 8)).join("");
  const tiles = paintCells(size, cells);
  return { ...tiles, layers: [...tiles.layers, ...toLayers([[dots, holes]])] };
}

const people: Fills = {
  eye: pupils,
  "skin-deep": skins.chestnut.base,
  "shade-deep": skins.chestnut.shade,
  "lips-deep": skins.chestnut.lips,
  "skin-light": skins.peach.base,
  "shade-light": skins.peach.shade,
  "lips-light": skins.peach.lips,
  "hair-light": hairColours.silver.base,
  "brow-light": hairColours.silver.shade,
};

export function scene({ name }: { name: string }): Picture {
  const { width, height, shapes } = drawing(`scenes/${name}`);
  const layers = shapes.map(({ role, d, crisp }): Layer => ({
    fill: people[role] ?? paletteFills[role] ?? "ink",
    d: format(d),
    ...(crisp && { crisp }),
  }));
  return { width, height, layers };
}
