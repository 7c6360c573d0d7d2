import type { Motif } from "./dialect.ts";
import { cellsIn, placeOf, placesBeside, type GridOptions } from "./grid.ts";
import { below, pick, pickWeighted, shuffle, type Random } from "./random.ts";
import { turnOf, type TileName, type Turn } from "./tile.ts";

/** A shape without colours. Shapes of one motif share a group. */
export type Shape = { name: TileName; turn: Turn; group?: number };

// Each motif as rows of [shape, turn]. See tile.ts for unturned shapes.
function motifCells(motif: Motif, random: Random, large: boolean): readonly (readonly [TileName, Turn])[][] {
  const corner = (name: TileName, turns: readonly Turn[]) =>
    turns.map((turn): readonly [TileName, Turn] => [name, turn]);
  const turned = (turns: readonly Turn[], by: number) => turns.map((turn) => turnOf(turn + by));
  // Four cells around a corner: shapes in the corner form one shape, shapes away from it a star.
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
      const [a, b, c, d] = random() < 0.7 ? ([0, 1, 1, 0] as const) : ([1, 0, 0, 1] as const);
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

/** Chooses shapes for all cells but those in `occupied`: fields and fixed tiles. */
export function chooseShapes(
  options: GridOptions,
  random: Random,
  occupied: ReadonlySet<string>,
): Map<string, Shape> {
  const { dialect, columns, rows, calm = false, round = false, solidShare = calm ? 0.25 : 0.1 } = options;
  const free = cellsIn({ columns, rows })
    .map(({ column, row }) => ({ id: placeOf(column, row), beside: placesBeside(column, row) }))
    .filter(({ id }) => !occupied.has(id));
  const cells = new Map<string, Shape>();
  const last = placeOf(columns - 1, rows - 1);
  if (round && !occupied.has(last)) cells.set(last, { name: "solid", turn: 0 });

  // Plain tiles first, apart from each other while there is room.
  const wanted = free.length * solidShare;
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
    const shape = motifCells(pickWeighted(random, dialect.motifs), random, large);
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
