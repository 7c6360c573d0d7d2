import { box, disc, ring, rounded } from "../path.ts";
import { edge, inner, middle, width, height, places, eachOf, tip, type Kind } from "./kind.ts";

/** Diagrams of amounts: how much, how many, how far apart. */
export const amounts = {
  /** Amounts side by side, of which the greatest matters; what is below zero hangs below the line. */
  bars: {
    example: "10,25,70",
    takes: [2, 13],
    from: -1_000_000,
    to: 1_000_000,
    draw: (inks, values) => {
      const bars = places(values.length, Math.min(28, 200 / values.length));
      const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
      const unit = inner.height / (most - least || 1);
      const ground = edge + most * unit;
      const sizes = values.map(Math.abs);
      const greatest = sizes.lastIndexOf(Math.max(...sizes));
      return [
        ...eachOf(bars, (index) => index === greatest, inks).draw(({ at, size }, index) => {
          const value = values[index] ?? 0;
          const high = Math.max(Math.abs(value) * unit, 4);
          const round = Math.min(28, size / 2, high);
          return value < 0
            ? rounded(at, ground, size, high, [0, 0, round, 0])
            : rounded(at, ground - high, size, high, [0, round, 0, 0]);
        }),
        [inks.ink, box(edge, ground - 3, inner.width, 6)],
      ];
    },
  },
  /** So many tiles, of which some matter: `grid:36,1`. */
  grid: {
    example: "30,1",
    takes: [1, 2],
    from: 2,
    to: 60,
    draw: (inks, [count = 2, lit = 0]) => {
      const perRow = Math.ceil(count / Math.ceil(count / 14));
      const lines = Math.ceil(count / perRow);
      const cell = Math.min(inner.width / perRow, inner.height / lines);
      const [left, top] = [(width - perRow * cell) / 2, (height - lines * cell) / 2];
      const gap = cell / 8;
      const tiles = Array.from({ length: count }, (_, index) => index);
      return eachOf(tiles, (index) => index < lit, inks).draw((index) =>
        box(
          left + (index % perRow) * cell + gap / 2,
          top + Math.floor(index / perRow) * cell + gap / 2,
          cell - gap,
          cell - gap,
        ),
      );
    },
  },
  /** Days or hours on a line, as far apart as they are; the last matters. */
  timeline: {
    example: "1,3,7",
    takes: [2, 8],
    from: 0,
    to: 10_000,
    draw: (inks, values) => {
      const [first, last] = [Math.min(...values), Math.max(...values)];
      const marks = values.map(
        (value) => edge + 44 + ((inner.width - 160) * (value - first)) / (last - first || 1),
      );
      const apart = marks
        .toSorted((a, b) => a - b)
        .flatMap((x, index, all) => (index > 0 ? [x - (all[index - 1] ?? 0)] : []));
      const radius = Math.max(Math.min(44, ...apart.map((gap) => gap / 2 - 4)), 8);
      return [
        [inks.ink, box(edge + 44, middle - 4, inner.width - 64, 8) + tip(width - edge, middle, 26)],
        ...eachOf(marks, (index) => index === marks.length - 1, inks).draw((x) => disc(x, middle, radius)),
      ];
    },
  },
  /** A whole and its parts; the first matters. */
  parts: {
    example: "45,15",
    takes: [2, 6],
    from: 1,
    to: 1_000_000,
    draw: (inks, values) => {
      const whole = values.reduce((sum, value) => sum + value, 0);
      let at = edge;
      const parts = values.map((value) => {
        const size = (inner.width * value) / whole;
        at += size;
        return { at: at - size, size };
      });
      return [
        ...eachOf(parts, (index) => index === 0, inks).draw(({ at: x, size }, index) =>
          rounded(x, edge + 20, size - 8, inner.height - 40, index === values.length - 1 ? [0, 0, 56, 0] : 0),
        ),
      ];
    },
  },
  /** Each row half as long as the one above: a search that halves what is left. */
  halves: {
    example: "4",
    takes: [1, 1],
    from: 2,
    to: 6,
    draw: (inks, [count = 4]) => {
      const high = inner.height / count;
      const rowsOf = Array.from({ length: count }, (_, index) => inner.width / 2 ** index);
      return eachOf(rowsOf, (index) => index === count - 1, inks).draw((long, index) =>
        box(edge, edge + index * high, long, high - 8),
      );
    },
  },
  /** Circles that share something with their neighbours: what they share matters. */
  overlap: {
    example: "2",
    takes: [1, 1],
    from: 2,
    to: 4,
    draw: (inks, [count = 2]) => {
      const r = inner.height / 2;
      const apart = r * 1.24;
      const first = width / 2 - (apart * (count - 1)) / 2;
      const centres = Array.from({ length: count }, (_, index) => first + index * apart);
      const half = Math.sqrt(r * r - (apart / 2) ** 2);
      return [
        [inks.plain, centres.map((x) => disc(x, middle, r)).join("")],
        [
          inks.lit,
          centres
            .slice(1)
            .map((x) => {
              const between = x - apart / 2;
              return `M${between} ${middle - half}A${r} ${r} 0 0 1 ${between} ${middle + half}A${r} ${r} 0 0 1 ${between} ${middle - half}Z`;
            })
            .join(""),
        ],
        [inks.ink, centres.map((x) => ring(x, middle, r, r - 5)).join("")],
      ];
    },
  },
} satisfies Record<string, Kind>;
