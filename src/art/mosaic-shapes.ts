import type { Motif } from "./dialect.ts";
import { cellsIn, placeOf, placesBeside, type GridOptions } from "./grid.ts";
import { below, pick, pickWeighted, shuffle, type Random } from "./random.ts";
import { turnOf, type TileName, type Turn } from "./tile.ts";

/** A shape without colours. Shapes of one motif share a group. */
export type Shape = { name: TileName; turn: Turn; group?: number };

/** The shapes of cells, by place. */
export type Shapes = ReadonlyMap<string, Shape>;

/** Rows of shapes, each with its turn. See tile.ts for unturned shapes. */
type Rows = (readonly [TileName, Turn])[][];
type Draw = (random: Random, large: boolean) => Rows;

const inLine = (name: TileName, ...turns: readonly number[]): Rows => [
  turns.map((turn) => [name, turnOf(turn)]),
];
const inColumn = (name: TileName, ...turns: readonly number[]): Rows =>
  turns.flatMap((turn) => inLine(name, turn));

/** Four or two cells around a corner: shapes in the corner form one shape, shapes away from it a star. */
function cornered(name: TileName, by = 0): Draw {
  return (random, large) => {
    if (large) {
      const turn = by + (random() < 0.25 ? 2 : 0);
      return [...inLine(name, turn + 2, turn + 3), ...inLine(name, turn + 1, turn)];
    }
    if (random() < 0.5) return random() < 0.6 ? inLine(name, by + 2, by + 3) : inLine(name, by + 1, by);
    const [upper, lower] = pick(random, [[2, 1] as const, [3, 0] as const]);
    return inColumn(name, by + upper, by + lower);
  };
}

const facing =
  (name: TileName): Draw =>
  (random) =>
    random() < 0.5 ? inLine(name, 3, 1) : inColumn(name, 0, 2);

const alike = (name: TileName, turns: readonly number[]) => (random: Random) => {
  const turn = pick(random, turns);
  return turn % 2 === 0 ? inLine(name, turn, turn) : inColumn(name, turn, turn);
};

const motifs: Record<Motif, Draw> = {
  round: cornered("quarter"),
  rainbow: cornered("arcs"),
  peak: cornered("triangle"),
  pyramid: cornered("steps", 2),
  flower: (random, large) => {
    const [first, second] = random() < 0.7 ? [0, 1] : [1, 0];
    return [...inLine("leaf", first, second), ...(large ? inLine("leaf", second, first) : [])];
  },
  pairs: (random) => (random() < 0.5 ? inLine("leaf", 1, 0) : inColumn("leaf", 0, 1)),
  circle: facing("half"),
  pill: facing("dome"),
  arrows: alike("chevron", [0, 1, 2, 3]),
  runs: alike("stripes", [1, 0]),
};

/** Chooses shapes for all cells but those in `occupied`: those of fields. */
export function chooseShapes(options: GridOptions, random: Random, occupied: ReadonlySet<string>): Shapes {
  const { dialect, columns, rows, calm = false, round = false } = options;
  const free = cellsIn({ columns, rows })
    .map(({ column, row }) => ({ id: placeOf(column, row), beside: placesBeside(column, row) }))
    .filter(({ id }) => !occupied.has(id));
  const cells = new Map<string, Shape>();
  const last = placeOf(columns - 1, rows - 1);
  if (round && !occupied.has(last)) cells.set(last, { name: "solid", turn: 0 });

  // Plain tiles first, apart from each other while there is room.
  const wanted = free.length * (calm ? 0.25 : 0.1);
  const count = Math.floor(wanted) + (random() < wanted % 1 ? 1 : 0);
  const order = shuffle(random, free);
  for (const strict of [true, false]) {
    for (const { id, beside } of order) {
      if (cells.size >= count) break;
      if (cells.has(id) || (strict && beside.some((place) => cells.has(place)))) continue;
      cells.set(id, { name: "solid", turn: 0 });
    }
  }

  let group = 0;
  let left = Math.round(free.length * (calm ? 0.2 : 0.38));
  for (let attempt = 0; attempt < 24 && left > 1 && dialect.motifs.length > 0; attempt++) {
    const large = !calm && left >= 4 && random() < 0.4;
    const shape = motifs[pickWeighted(random, dialect.motifs)](random, large);
    const width = shape[0]?.length ?? 0;
    if (width === 0 || width > columns || shape.length > rows) continue;
    const column = below(random, columns - width + 1);
    const row = below(random, rows - shape.length + 1);
    const placed = shape.flatMap((line, dr) =>
      line.map(([name, turn], dc) => ({ id: placeOf(column + dc, row + dr), name, turn })),
    );
    if (placed.some(({ id }) => occupied.has(id) || cells.has(id))) continue;
    group++;
    for (const { id, name, turn } of placed) cells.set(id, { name, turn, group });
    left -= placed.length;
  }

  // Then single shapes. A repeated neighbour is drawn again once.
  const shapes = calm ? dialect.calmShapes : dialect.shapes;
  for (const { id, beside } of free) {
    if (cells.has(id)) continue;
    const neighbours = beside.map((place) => cells.get(place)?.name);
    let name = pickWeighted(random, shapes);
    if (neighbours.includes(name)) name = pickWeighted(random, shapes);
    cells.set(id, { name, turn: turnOf(below(random, 4)) });
  }
  return cells;
}
