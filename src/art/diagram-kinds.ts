/** Kinds of diagrams that take numbers. Each draws tiles on a panel and places the labels of its parts. */
import type { Fill } from "./palette.ts";
import { box, rounded } from "./path.ts";
import { cellSize, type Piece } from "./picture.ts";

export const [width, height] = [8 * cellSize, 3 * cellSize];

/** Padding of the panel, its inner size, and its baseline. */
const edge = 32;
const inner = { width: width - 2 * edge, height: height - 2 * edge };
const foot = height - edge;

const below = 92;

/** Colours: `plain` parts, `lit` parts that are emphasised, `line` for what joins them, `ink` on parts, `accent` in drawings only. */
type Inks = Record<"ground" | "plain" | "lit" | "line" | "ink" | "accent" | "paper", Fill>;

/** Box of a label, in units: its text is centred, or at the start with `begin`. `lit`: on a part, and whether it is emphasised. */
export type Room = { x: number; y: number; width: number; height: number; lit?: boolean; begin?: boolean };

export type Kind = {
  takes?: {
    /** Valid numbers, as content writes them. */
    example: string;
    /** How many numbers. Without it: the number of parts, then which are emphasised. */
    count?: readonly [least: number, most: number];
    /** Smallest and greatest value. Without `count`: of the first number. */
    from: number;
    to: number;
  };
  draw: (
    inks: Inks,
    values: readonly number[],
  ) => { height?: number; pieces: readonly Piece[]; rooms: readonly Room[] };
};

/** Parts side by side: their number, then which of them are emphasised. */
function inRow([count = 1, ...lit]: readonly number[], gap = 0) {
  const size = Math.floor((inner.width - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => {
    const x = edge + index * (size + gap);
    return { x, y: edge, width: size, height: inner.height, lit: lit.includes(index + 1) };
  });
}

const tile = (room: Room, round = 0) => rounded(room, 0, round);

/** The plain parts, then the emphasised ones. */
const inTwo = (rooms: readonly Room[], { plain, lit }: Inks, path: (room: Room, index: number) => string) =>
  [false, true].map((isLit): Piece => {
    const paths = rooms.map((room, index) => ((room.lit ?? false) === isLit ? path(room, index) : ""));
    return [isLit ? lit : plain, paths.join("")];
  });

export const kinds = {
  steps: {
    takes: { example: "4,4", from: 2, to: 8 },
    draw: (inks, values) => {
      const parts = inRow(values);
      const rise = (inner.height - below) / (parts.length - 1);
      const top = (index: number) => Math.round(foot - below - index * rise);
      const rooms = parts.map((part, index) => ({ ...part, y: top(index), height: below }));
      return { pieces: inTwo(rooms, inks, (room) => tile({ ...room, height: foot - room.y })), rooms };
    },
  },
  layers: {
    takes: { example: "4,1", from: 2, to: 6 },
    draw: ({ ink, lit: light, plain }, values) => {
      const high = inner.height - 36;
      const rooms = inRow(values).map((part) => ({ ...part, y: edge + (part.lit ? 0 : 36), height: high }));
      const sheets = rooms.map(({ x, y, width: wide, lit }, index): Piece[] => {
        const long = wide + (index < rooms.length - 1 ? 24 : 0);
        return [
          [ink, tile({ x, y, width: long, height: high }, 48)],
          [lit ? light : plain, tile({ x: x + 5, y: y + 5, width: long - 10, height: high - 10 }, 43)],
        ];
      });
      return { pieces: sheets.flat(), rooms };
    },
  },
  chain: {
    takes: { example: "4,4", from: 2, to: 8 },
    draw: (inks, values) => {
      const rooms = inRow(values, 20).map((part) => ({ ...part, y: edge + 43, height: 150 }));
      return {
        pieces: [
          [inks.line, box(edge + 20, height / 2 - 5, inner.width - 40, 10)],
          ...inTwo(rooms, inks, (room) => tile(room, 50)),
        ],
        rooms,
      };
    },
  },
  /** Bars. The greatest is emphasised. */
  bars: {
    takes: { example: "10,25,70", count: [2, 13], from: 0, to: 1_000_000 },
    draw: (inks, values) => {
      const most = Math.max(...values, 1);
      const ground = foot - below;
      const bars = inRow([values.length, values.lastIndexOf(most) + 1], Math.min(28, 200 / values.length));
      return {
        pieces: [
          ...inTwo(bars, inks, ({ x, width: wide }, index) => {
            const high = Math.max(((ground - edge) * (values[index] ?? 0)) / most, 4);
            const bar = { x, y: ground - high, width: wide, height: high };
            return rounded(bar, Math.min(28, wide / 2, high), 0);
          }),
          [inks.line, box(edge, ground - 3, inner.width, 6)],
        ],
        rooms: bars.map(({ x, width: wide }) => {
          const more = Math.max(0, 170 - wide) / 2;
          return { x: x - more, y: ground + 8, width: wide + 2 * more, height: below };
        }),
      };
    },
  },
  grid: {
    takes: { example: "30,1", from: 2, to: 60 },
    draw: (inks, values) => {
      const [count = 1, ...lit] = values;
      const long = inner.width - 280;
      const perRow = Math.ceil(Math.sqrt((count * long) / inner.height));
      const cell = Math.min(long / perRow, inner.height / Math.ceil(count / perRow));
      const square = (x: number, y: number, side: number, isLit: boolean): Room => {
        return { x, y, width: side, height: side, lit: isLit };
      };
      const tiles = Array.from({ length: count }, (_, index) => {
        const [column, row] = [index % perRow, Math.floor(index / perRow)];
        return square(edge + column * cell, edge + row * cell, cell * 0.88, lit.includes(index + 1));
      });
      const legend = [true, false].map((isLit, index) => square(522, edge + 38 + index * 120, 40, isLit));
      return {
        pieces: inTwo([...tiles, ...legend], inks, (one) => tile(one, one.width / 3)),
        rooms: legend.map(({ x, y }) => ({ x: x + 52, y: y - 38, width: 194, height: 116, begin: true })),
      };
    },
  },
  /** Shares of a total. The first is emphasised. */
  parts: {
    takes: { example: "45,15", count: [2, 6], from: 1, to: 1_000_000 },
    draw: (inks, values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      let x = edge;
      const rooms = values.map((value, index) => {
        const size = Math.round((inner.width * value) / total);
        x += size;
        return { x: x - size, y: edge + 20, width: size - 8, height: inner.height - 40, lit: index === 0 };
      });
      return {
        pieces: inTwo(rooms, inks, (room, index) => tile(room, index === values.length - 1 ? 56 : 0)),
        rooms,
      };
    },
  },
} satisfies Record<string, Kind>;
