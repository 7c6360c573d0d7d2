import type { Dialect } from "./dialect.ts";
import { cellsIn, placeOf, placesBeside, type Cell, type GridOptions } from "./grid.ts";
import type { Shape } from "./mosaic-shapes.ts";
import type { Colour } from "./palette.ts";
import { isVisibleOn } from "./palette.ts";
import type { Random } from "./random.ts";
import { pickWeighted } from "./random.ts";
import { touches, type Side } from "./tile.ts";

const tints: ReadonlySet<Colour> = new Set<Colour>(["tint1", "tint2", "tint3", "tint4", "hue5", "paper"]);

function outerSides({ columns, rows }: GridOptions, column: number, row: number): Side[] {
  const outer = [row === 0, column === columns - 1, row === rows - 1, column === 0];
  return ([0, 1, 2, 3] as const).filter((side) => outer[side]);
}

/** Colours shapes, row by row: each is visible, and neighbours never share a ground. Undefined if no colour fits. */
export function chooseColours(
  options: GridOptions,
  dialect: Dialect,
  random: Random,
  shapes: ReadonlyMap<string, Shape>,
): Cell[] | undefined {
  const { columns, rows, ground = [], never = [], calm = false, fields = [], cells: given = [] } = options;
  const surface = new Set([ground].flat());
  const inFields = new Map(
    fields.flatMap((field) =>
      cellsIn(field).map(({ column, row }): [string, Colour] => [placeOf(column, row), field.ground]),
    ),
  );
  const grounds = new Map(inFields);
  const shapeAt = new Map<string, Colour>();
  for (const cell of given) {
    grounds.set(placeOf(cell.column, cell.row), cell.ground);
    shapeAt.set(placeOf(cell.column, cell.row), cell.colour);
  }
  const result: Cell[] = [];
  const used = new Map<Colour, number>();

  const groups = new Map<number, Colour>();
  // A large shape in ink looks like a hole.
  const large = dialect.shapeColours
    .filter(([name]) => !never.includes(name))
    .map(([name, weight]): readonly [Colour, number] => [name, name === "ink" ? weight * 0.3 : weight]);
  const bitten = (place: string, { name, turn }: Shape) => {
    const [column = 0, row = 0] = place.split(",").map(Number);
    return touches(name, turn, outerSides(options, column, row));
  };
  const atEdge = new Set([...shapes].filter((entry) => bitten(...entry)).map(([, { group }]) => group));
  for (const { group } of shapes.values()) {
    if (group === undefined || groups.has(group)) continue;
    const colours = large.filter(([name]) => !atEdge.has(group) || !surface.has(name));
    groups.set(group, pickWeighted(random, colours));
  }

  for (const { column, row } of cellsIn({ columns, rows })) {
    const place = placeOf(column, row);
    const cell = shapes.get(place);
    if (cell === undefined) continue;
    const around = placesBeside(column, row);
    const forbidden = new Set(around.map((id) => grounds.get(id)));
    // In the colour of a neighbouring field a shape would run into the field.
    const bordering = new Set(around.filter((id) => inFields.has(id)).map((id) => grounds.get(id)));
    const motifColour = cell.group === undefined ? undefined : groups.get(cell.group);
    const sides = outerSides(options, column, row);
    const choices = dialect.grounds
      .filter(([name]) => !forbidden.has(name) && !never.includes(name))
      .filter(([name]) => sides.length === 0 || !surface.has(name))
      .filter(([name]) => motifColour === undefined || isVisibleOn(motifColour, name))
      .map(([name, weight]): readonly [Colour, number] => {
        let w = weight / (1 + (used.get(name) ?? 0) * 0.35);
        // A plain tile in ink looks like a hole, in paper like the page.
        if (cell.name === "solid" && (name === "ink" || name === "paper")) w *= 0.3;
        if (calm && (name === "ink" || name === "paper")) w *= 0.5;
        return [name, w];
      });
    if (choices.length === 0 || bordering.has(motifColour)) return undefined;
    const background = pickWeighted(random, choices);
    grounds.set(place, background);
    used.set(background, (used.get(background) ?? 0) + 1);
    if (cell.name === "solid") {
      result.push({ column, row, ground: background, name: "solid", turn: 0, colour: background });
      continue;
    }
    const shapeColours = dialect.shapeColours
      .filter(([name]) => isVisibleOn(name, background) && !bordering.has(name) && !never.includes(name))
      .filter(([name]) => !surface.has(name) || !touches(cell.name, cell.turn, sides))
      .map(([name, weight]): readonly [Colour, number] => {
        let w = weight;
        // Calm mosaics prefer hue on tint and tint on hue; ink is an accent.
        if (calm && (name === "ink" || background === "ink")) w *= 0.45;
        if (calm && tints.has(name) !== tints.has(background)) w *= 1.6;
        // A shape in its neighbour's ground looks cut out and links the tiles.
        if (forbidden.has(name)) w *= calm ? 0.6 : 1.4;
        if (around.some((id) => shapeAt.get(id) === name)) w *= 0.7;
        return [name, w];
      });
    const shade = motifColour ?? (shapeColours.length > 0 ? pickWeighted(random, shapeColours) : undefined);
    if (shade === undefined) return undefined;
    shapeAt.set(place, shade);
    result.push({ column, row, ground: background, name: cell.name, turn: cell.turn, colour: shade });
  }
  return result;
}
