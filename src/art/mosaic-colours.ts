import { cellsIn, placeOf, placesBeside, type Cell, type GridOptions } from "./grid.ts";
import type { Shape, Shapes } from "./mosaic-shapes.ts";
import { isVisibleOn, type Colour } from "./palette.ts";
import { pickWeighted, type Random } from "./random.ts";
import { touches, type Side } from "./tile.ts";

const tints: ReadonlySet<Colour> = new Set<Colour>(["tint1", "tint2", "tint3", "tint4", "hue5", "paper"]);

function outerSides({ columns, rows }: GridOptions, column: number, row: number): Side[] {
  const outer = [row === 0, column === columns - 1, row === rows - 1, column === 0];
  return ([0, 1, 2, 3] as const).filter((side) => outer[side]);
}

/** A colour for each motif, by its group. */
function colourMotifs(options: GridOptions, surface: ReadonlySet<Colour>, random: Random, shapes: Shapes) {
  // A large shape in ink looks like a hole.
  const large = options.dialect.shapeColours.map(([name, weight]): readonly [Colour, number] => [
    name,
    name === "ink" ? weight * 0.3 : weight,
  ]);
  const bitten = (place: string, { name, turn }: Shape) => {
    const [column = 0, row = 0] = place.split(",").map(Number);
    return touches(name, turn, outerSides(options, column, row));
  };
  const atEdge = new Set([...shapes].filter((entry) => bitten(...entry)).map(([, { group }]) => group));
  const groups = new Map<number | undefined, Colour>();
  for (const { group } of shapes.values()) {
    if (group === undefined || groups.has(group)) continue;
    const colours = large.filter(([name]) => !atEdge.has(group) || !surface.has(name));
    groups.set(group, pickWeighted(random, colours));
  }
  return groups;
}

/** Factor for a ground. A plain tile in ink looks like a hole, in paper like the page. */
function groundFactor(name: Colour, plain: boolean, calm: boolean): number {
  if (name !== "ink" && name !== "paper") return 1;
  return (plain ? 0.3 : 1) * (calm ? 0.5 : 1);
}

/** Colours shapes, row by row: each is visible, and neighbours never share a ground. Undefined if no colour fits. */
export function chooseColours(options: GridOptions, random: Random, shapes: Shapes): Cell[] | undefined {
  const { dialect, ground = [], calm = false, fields = [] } = options;
  const surface = new Set([ground].flat());
  const inFields = new Map(
    fields.flatMap((field) =>
      cellsIn(field).map(({ column, row }): [string, Colour] => [placeOf(column, row), field.ground]),
    ),
  );
  const grounds = new Map(inFields);
  const shadeAt = new Map<string, Colour>();
  const result: Cell[] = [];
  const used = new Map<Colour, number>();
  const motifs = colourMotifs(options, surface, random, shapes);

  for (const { column, row } of cellsIn(options)) {
    const place = placeOf(column, row);
    const shape = shapes.get(place);
    if (shape === undefined) continue;
    const { name, turn } = shape;
    const around = placesBeside(column, row);
    const forbidden = new Set(around.map((id) => grounds.get(id)));
    // In the colour of a neighbouring field a shape would run into the field.
    const bordering = new Set(around.filter((id) => inFields.has(id)).map((id) => grounds.get(id)));
    const motif = motifs.get(shape.group);
    const sides = outerSides(options, column, row);
    const plain = name === "solid";
    const choices = dialect.grounds
      .filter(([one]) => !forbidden.has(one))
      .filter(([one]) => sides.length === 0 || !surface.has(one))
      .filter(([one]) => motif === undefined || isVisibleOn(motif, one))
      .map(([one, weight]): readonly [Colour, number] => {
        const uses = used.get(one) ?? 0;
        return [one, (weight / (1 + uses * 0.35)) * groundFactor(one, plain, calm)];
      });
    if (choices.length === 0 || bordering.has(motif)) return undefined;
    const background = pickWeighted(random, choices);
    grounds.set(place, background);
    used.set(background, (used.get(background) ?? 0) + 1);
    if (plain) {
      result.push({ column, row, ground: background, name, turn: 0, colour: background });
      continue;
    }
    const colours = dialect.shapeColours
      .filter(([one]) => isVisibleOn(one, background) && !bordering.has(one))
      .filter(([one]) => !surface.has(one) || !touches(name, turn, sides))
      .map(([one, weight]): readonly [Colour, number] => {
        let w = weight;
        // Calm mosaics prefer hue on tint and tint on hue; ink is an accent.
        if (calm && (one === "ink" || background === "ink")) w *= 0.45;
        if (calm && tints.has(one) !== tints.has(background)) w *= 1.6;
        // A shape in its neighbour's ground looks cut out and links the tiles.
        if (forbidden.has(one)) w *= calm ? 0.6 : 1.4;
        if (around.some((id) => shadeAt.get(id) === one)) w *= 0.7;
        return [one, w];
      });
    const shade = motif ?? (colours.length > 0 ? pickWeighted(random, colours) : undefined);
    if (shade === undefined) return undefined;
    shadeAt.set(place, shade);
    result.push({ column, row, ground: background, name, turn, colour: shade });
  }
  return result;
}
