import type { Dialect, Motif, Vocabulary } from "./dialect.ts";
import { vocabularies } from "./dialect.ts";
import type { Colour } from "./palette.ts";
import { isVisibleOn, palette } from "./palette.ts";
import { box, format } from "./path.ts";
import type { Layer, Picture, Piece } from "./picture.ts";
import { cellSize, mergeApart } from "./picture.ts";
import type { Random } from "./random.ts";
import { below, pick, pickWeighted, randomFrom, shuffle } from "./random.ts";
import type { TileName, Turn } from "./tile.ts";
import { seal, tilePath } from "./tile.ts";

/** One tile of a mosaic: where it lies, its ground and the shape on it. */
export type Cell = {
  column: number;
  row: number;
  ground: Colour;
  name: TileName;
  turn: Turn;
  /** The shape's colour; for a solid tile the ground itself. */
  colour: Colour;
};

/** A field of several cells that is taken: its ground counts for the neighbours, nothing is drawn in it. */
export type Field = { column: number; row: number; columns: number; rows: number; ground: Colour };

/** What a grid of cells is made from. */
export type GridOptions = {
  seed: string;
  dialect: Dialect;
  columns: number;
  rows: number;
  /** The colour of the band the mosaic stands on. Most cells at its edge keep off it. */
  ground?: Colour;
  /** Merged cells, taken before all others. */
  fields?: readonly Field[];
  /** Tiles set by hand, taken before all others. They may break no rule: nothing is corrected. */
  cells?: readonly Cell[];
  /** Colours of the page round the mosaic: a tile that had one would look like a gap. */
  never?: readonly Colour[];
  /** Share of plain tiles; a tenth if not given. */
  solidShare?: number;
  /** The quiet manner of covers: calm shapes, fewer grounds, few motifs. */
  calm?: boolean;
};

const key = (column: number, row: number) => `${column},${row}`;

type Sketch = { name: TileName; turn: Turn; group?: number };

// Each motif as rows of [shape, turn]. See tile.ts for where an unturned shape sits.
function motifCells(motif: Motif, random: Random, large: boolean): readonly (readonly [TileName, Turn])[][] {
  const corner = (name: TileName, turns: readonly Turn[]) =>
    turns.map((turn): readonly [TileName, Turn] => [name, turn]);
  const turned = (turns: readonly Turn[], by: number) => turns.map((turn) => ((turn + by) % 4) as Turn);
  // Four cells that share a corner: shapes sitting in it make a whole, sitting away from it leave a star.
  const cornered = (name: TileName, offset: number) => {
    if (large) {
      const away = random() < 0.25 ? 2 : 0;
      return [corner(name, turned([2, 3], offset + away)), corner(name, turned([1, 0], offset + away))];
    }
    return random() < 0.5
      ? [corner(name, turned(random() < 0.6 ? [2, 3] : [1, 0], offset))]
      : pick<readonly Turn[]>(random, [
          [2, 1],
          [3, 0],
        ]).map((turn) => corner(name, turned([turn], offset)));
  };
  const facing = (name: TileName) =>
    random() < 0.5 ? [corner(name, [3, 1])] : [corner(name, [0]), corner(name, [2])];
  const same = (name: TileName, turns: readonly Turn[]) => {
    const turn = pick(random, turns);
    return turn % 2 === 0 ? [corner(name, [turn, turn])] : [corner(name, [turn]), corner(name, [turn])];
  };
  switch (motif) {
    case "round":
      return cornered("quarter", 0);
    case "rainbow":
      return cornered("arcs", 0);
    case "peak":
      return cornered("triangle", 0);
    case "pyramid":
      return cornered("steps", 2);
    case "flower": {
      const petals: readonly Turn[] = random() < 0.7 ? [0, 1, 1, 0] : [1, 0, 0, 1];
      const [a, b, c, d] = petals;
      if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
      return large ? [corner("leaf", [a, b]), corner("leaf", [c, d])] : [corner("leaf", [a, b])];
    }
    case "pairs":
      return random() < 0.5 ? [corner("leaf", [1, 0])] : [corner("leaf", [0]), corner("leaf", [1])];
    case "circle":
      return facing("half");
    case "pill":
      return facing("dome");
    case "arrows":
      return same("chevron", [0, 1, 2, 3]);
    case "runs":
      return same("stripes", [1, 0]);
  }
}

// Which shape stands in each free cell; those of one motif share a group.
function sketch(
  options: GridOptions,
  words: Vocabulary,
  random: Random,
  taken: ReadonlySet<string>,
): Map<string, Sketch> {
  const { columns, rows, calm = false, solidShare = 0.1 } = options;
  const free: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!taken.has(key(column, row))) free.push(key(column, row));
    }
  }
  const cells = new Map<string, Sketch>();
  const at = (id: string): [number, number] => {
    const [column = 0, row = 0] = id.split(",").map(Number);
    return [column, row];
  };
  const neighbours = (id: string) => {
    const [c, r] = at(id);
    return [key(c - 1, r), key(c + 1, r), key(c, r - 1), key(c, r + 1)];
  };

  // Plain tiles, a share of all cells on the average, spread so that no two touch while there is room.
  const wanted = free.length * solidShare;
  const count = Math.floor(wanted) + (random() < wanted % 1 ? 1 : 0);
  const order = shuffle(random, free);
  for (const strict of [true, false]) {
    for (const id of order) {
      if (cells.size >= count) break;
      if (cells.has(id) || (strict && neighbours(id).some((n) => cells.has(n)))) continue;
      cells.set(id, { name: "solid", turn: 0 });
    }
  }

  // Then motifs: about a third of the cells answer a neighbour.
  let group = 0;
  let left = Math.round(free.length * (calm ? 0.2 : 0.38));
  for (let attempt = 0; attempt < 24 && left > 1; attempt++) {
    const large = !calm && left >= 4 && random() < 0.4;
    const shape = motifCells(pickWeighted(random, words.motifs), random, large);
    const width = shape[0]?.length ?? 0;
    if (width === 0 || width > columns || shape.length > rows) continue;
    const column = below(random, columns - width + 1);
    const row = below(random, rows - shape.length + 1);
    const placed = shape.flatMap((line, dr) =>
      line.map(([name, turn], dc) => ({ id: key(column + dc, row + dr), name, turn })),
    );
    if (placed.some(({ id }) => taken.has(id) || cells.has(id))) continue;
    group++;
    for (const { id, name, turn } of placed) cells.set(id, { name, turn, group });
    left -= placed.length;
  }

  // The rest are single shapes; one that would repeat its left or upper neighbour is drawn again once.
  const shapes = calm ? words.calmShapes : words.shapes;
  for (const id of free) {
    if (cells.has(id)) continue;
    const near = neighbours(id).map((n) => cells.get(n)?.name);
    let name = pickWeighted(random, shapes);
    if (near.includes(name)) name = pickWeighted(random, shapes);
    cells.set(id, { name, turn: below(random, 4) as Turn });
  }
  return cells;
}

// Grounds of each tone, so that a calm mosaic is not all ink and hue.
const tints: ReadonlySet<Colour> = new Set<Colour>(["blush", "sky", "butter", "mint", "lilac", "paper"]);

function colour(
  options: GridOptions,
  words: Vocabulary,
  random: Random,
  sketched: ReadonlyMap<string, Sketch>,
): Cell[] | undefined {
  const { columns, rows, ground, never = [], calm = false, fields = [], cells: given = [] } = options;
  const grounds = new Map<string, Colour>();
  for (const field of fields) {
    for (let row = field.row; row < field.row + field.rows; row++) {
      for (let column = field.column; column < field.column + field.columns; column++) {
        grounds.set(key(column, row), field.ground);
      }
    }
  }
  for (const cell of given) grounds.set(key(cell.column, cell.row), cell.ground);
  const result: Cell[] = [];
  const shapeAt = new Map<string, Colour>();
  const used = new Map<Colour, number>();
  const inFields = new Set<string>();
  for (const field of fields) {
    for (let row = field.row; row < field.row + field.rows; row++) {
      for (let column = field.column; column < field.column + field.columns; column++)
        inFields.add(key(column, row));
    }
  }
  for (const cell of given) shapeAt.set(key(cell.column, cell.row), cell.colour);

  // The colour of a motif is settled first, for all its cells.
  const groups = new Map<number, Colour>();
  // In ink a shape of several cells would be a hole.
  const large = words.shapeColours
    .filter(([name]) => !never.includes(name))
    .map(([name, weight]): readonly [Colour, number] => [name, name === "ink" ? weight * 0.3 : weight]);
  for (const { group } of sketched.values()) {
    if (group !== undefined && !groups.has(group)) groups.set(group, pickWeighted(random, large));
  }

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = sketched.get(key(column, row));
      if (cell === undefined) continue;
      const around = [key(column - 1, row), key(column + 1, row), key(column, row - 1), key(column, row + 1)];
      const forbidden = new Set(around.map((id) => grounds.get(id)));
      // A shape in the ground of the field beside it would flow into the field and spoil the figure's frame.
      const bordering = new Set(around.filter((id) => inFields.has(id)).map((id) => grounds.get(id)));
      const motifColour = cell.group === undefined ? undefined : groups.get(cell.group);
      const edge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const choices = words.grounds
        .filter(([name]) => !forbidden.has(name) && !never.includes(name))
        .filter(([name]) => motifColour === undefined || isVisibleOn(motifColour, name))
        .map(([name, weight]): readonly [Colour, number] => {
          let w = weight / (1 + (used.get(name) ?? 0) * 0.35);
          // The band may show through the edge now and then, never along all of it.
          if (edge && name === ground) w *= 0.08;
          // A plain tile is a rest for the eye: not a black hole, nor the page itself.
          if (cell.name === "solid" && (name === "ink" || name === "paper")) w *= 0.3;
          if (calm && (name === "ink" || name === "paper")) w *= 0.5;
          // On a white card a plain paper tile would be a hole in the cover.
          if (calm && cell.name === "solid" && name === "paper") w *= 0.05;
          return [name, w];
        });
      if (choices.length === 0 || bordering.has(motifColour)) return undefined;
      const background = pickWeighted(random, choices);
      grounds.set(key(column, row), background);
      used.set(background, (used.get(background) ?? 0) + 1);
      if (cell.name === "solid") {
        result.push({ column, row, ground: background, name: "solid", turn: 0, colour: background });
        continue;
      }
      const shapeColours = words.shapeColours
        .filter(([name]) => isVisibleOn(name, background) && !bordering.has(name) && !never.includes(name))
        .map(([name, weight]): readonly [Colour, number] => {
          let w = weight;
          // In a calm mosaic hue on tint and tint on hue are the rule; ink is an accent.
          if (calm && (name === "ink" || background === "ink")) w *= 0.45;
          if (calm && tints.has(name) !== tints.has(background)) w *= 1.6;
          // A shape in its neighbour's ground reads as a cut-out and knits the tiles together.
          if (forbidden.has(name)) w *= calm ? 0.6 : 1.4;
          if (around.some((id) => shapeAt.get(id) === name)) w *= 0.7;
          return [name, w];
        });
      const shade = motifColour ?? (shapeColours.length > 0 ? pickWeighted(random, shapeColours) : undefined);
      if (shade === undefined) return undefined;
      shapeAt.set(key(column, row), shade);
      result.push({ column, row, ground: background, name: cell.name, turn: cell.turn, colour: shade });
    }
  }
  return result;
}

/**
 * The cells of a mosaic, row by row, without those of merged fields and with those set by hand. Neighbours
 * never share a ground, also across a field. Throws a RangeError for a size that is not one or more whole
 * cells, or when the rules leave no colour for a cell.
 */
export function mosaicCells(options: GridOptions): Cell[] {
  const { seed, dialect, columns, rows, fields = [], cells: given = [] } = options;
  if (!Number.isInteger(columns) || !Number.isInteger(rows) || columns < 1 || rows < 1) {
    throw new RangeError(`A mosaic has whole columns and rows, not ${columns} by ${rows}.`);
  }
  const taken = new Set(given.map((cell) => key(cell.column, cell.row)));
  for (const field of fields) {
    for (let row = field.row; row < field.row + field.rows; row++) {
      for (let column = field.column; column < field.column + field.columns; column++)
        taken.add(key(column, row));
    }
  }
  const words = vocabularies[dialect];
  // A draw can run into a cell that no colour fits; it is then drawn anew, still by the seed alone.
  for (let attempt = 0; attempt < 50; attempt++) {
    const random = randomFrom(`${dialect} ${columns}x${rows} ${seed} ${attempt}`);
    const coloured = colour(options, words, random, sketch(options, words, random, taken));
    if (coloured !== undefined) {
      return [...coloured, ...given].toSorted((a, b) => a.row - b.row || a.column - b.column);
    }
  }
  throw new RangeError(`No colours fit the mosaic "${seed}".`);
}

// The four neighbours of a cell and the side on which each of them lies.
const beside = [
  [0, -1, 0],
  [1, 0, 1],
  [0, 1, 2],
  [-1, 0, 3],
] as const;

/**
 * Paints cells and merged fields, and on top the pieces, which must lie within the fields (or otherwise touch
 * no shape). All grounds of a colour are one crisp layer, all shapes of a colour another.
 */
export function paintCells(
  columns: number,
  rows: number,
  cells: readonly Cell[],
  fields: readonly Field[] = [],
  pieces: readonly Piece[] = [],
): Picture {
  const runs: { ground: Colour; column: number; row: number; columns: number; rows: number }[] = fields.map(
    (field) => ({ ...field }),
  );
  for (const cell of cells) {
    const left = runs.find(
      (run) => run.row === cell.row && run.rows === 1 && run.column + run.columns === cell.column,
    );
    if (left?.ground === cell.ground) left.columns++;
    else runs.push({ ground: cell.ground, column: cell.column, row: cell.row, columns: 1, rows: 1 });
  }
  const area = new Map<Colour, number>();
  const rectangles = new Map<Colour, number>();
  for (const run of runs) {
    area.set(run.ground, (area.get(run.ground) ?? 0) + run.columns * run.rows);
    rectangles.set(run.ground, (rectangles.get(run.ground) ?? 0) + 1);
  }
  const covered = [...area.values()].reduce((sum, n) => sum + n, 0) === columns * rows;
  // The most frequent ground fills the picture once, the others lie on it: fewer bytes, and no gap can open.
  const base = covered ? [...rectangles].toSorted((a, b) => b[1] - a[1])[0]?.[0] : undefined;
  const crisp = (fill: string, d: string): Layer => ({ fill, d: format(d), crisp: true });
  const layers: Layer[] = [];
  if (base !== undefined) layers.push(crisp(palette[base], box(0, 0, columns * cellSize, rows * cellSize)));
  for (const ground of area.keys()) {
    if (ground === base) continue;
    const d = runs
      .filter((run) => run.ground === ground)
      .map((run) =>
        box(run.column * cellSize, run.row * cellSize, run.columns * cellSize, run.rows * cellSize),
      )
      .join("");
    layers.push(crisp(palette[ground], d));
  }
  const grounds = new Map(cells.map((cell) => [key(cell.column, cell.row), cell.ground]));
  const shapes = new Map<Colour, string>();
  for (const { name, column, row, turn, colour: shade } of cells) {
    const [x, y] = [column * cellSize, row * cellSize];
    const d = tilePath(name, x, y, turn);
    if (d === "") continue;
    const seals = beside.map(([dc, dr, side]) =>
      grounds.get(key(column + dc, row + dr)) === shade ? seal(name, x, y, turn, side) : "",
    );
    shapes.set(shade, (shapes.get(shade) ?? "") + d + seals.join(""));
  }
  layers.push(...mergeApart(shapes, pieces));
  return { columns, rows, width: columns * cellSize, height: rows * cellSize, layers };
}

/**
 * A mosaic of so many columns and rows in a dialect. The same seed gives the same mosaic. `ground` is the
 * colour of the band it stands on. Throws a RangeError for a size that is not one or more whole cells.
 */
export function mosaic(options: {
  seed: string;
  dialect: Dialect;
  columns: number;
  rows: number;
  ground?: Colour;
  never?: readonly Colour[];
}): Picture {
  return paintCells(options.columns, options.rows, mosaicCells(options));
}
