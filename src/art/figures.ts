/** Figures: drawings of `src/art/drawings/figures.svg`, in five inks. */
import { coloured, drawing } from "./drawing.ts";
import { hueColours, type CategoryHue, type Inks } from "./hues.ts";
import { box } from "./path.ts";
import { cellSize, shifted, toLayers, type Picture, type Piece } from "./picture.ts";

/** A figure without its ground, on 200 by 200 units, in painting order. */
export const figurePieces = (name: string, inks: Inks): readonly Piece[] =>
  coloured(drawing(`figures/${name}`), { ...inks, light: inks.body === "paper" ? "ink" : "paper" });

/** Three inks of a hue for figures side by side on its band: neighbours differ in their ground. The ground of the band comes last. */
function inksApart(hue: CategoryHue): readonly Inks[] {
  const { inks, tile } = hueColours[hue];
  const byUse = inks.toSorted((a, b) => Number(a.ground === tile.ground) - Number(b.ground === tile.ground));
  const grounds = new Map(byUse.map((one) => [one.ground, one]));
  const onPaper = inks.map((one): Inks => ({ ...one, ground: "paper", mark: "paper" }));
  return [...grounds.values(), ...onPaper].slice(0, 3);
}

type FigureGroup = {
  names: readonly string[];
  /** Numbers of the hue's inks, in turn. `apart`: three that differ from the band. */
  inks?: readonly number[] | "apart";
};

/** Figures in a hue, side by side in one picture, 2 by 2 cells each. A page shows parts of it. */
export function figureRow({ hue, groups }: { hue: CategoryHue; groups: readonly FigureGroup[] }): Picture {
  const side = 2 * cellSize;
  const { inks: all } = hueColours[hue];
  const figures = groups.flatMap(({ names, inks = [0] }) => {
    const inTurn = inks === "apart" ? inksApart(hue) : inks.map((one) => all[one] ?? all[0]);
    return names.map((name, index) => ({ name, inks: inTurn[index % inTurn.length] ?? all[0] }));
  });
  const grounds = figures.map(({ inks }, index): Piece => [inks.ground, box(index * side, 0, side, side)]);
  const pieces = figures.flatMap(({ name, inks }, index) =>
    shifted(figurePieces(name, inks), { dx: index * side }),
  );
  return { width: figures.length * side, height: side, layers: toLayers([...grounds, ...pieces]) };
}
