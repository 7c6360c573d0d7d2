import { box, disc, line, polygon, rounded } from "../path.ts";
import type { Piece } from "../picture.ts";
import { edge, inner, middle, foot, width, places, eachOf, tip, oneOf, type Kind } from "./kind.ts";

/** Diagrams of ways: what follows on what. */
export const ways = {
  /** A stair; the step that matters carries a disc. */
  steps: {
    example: "4",
    takes: [1, 2],
    from: 2,
    to: 8,
    draw: (inks, values) => {
      const { count, isLit } = oneOf(values);
      const stair = places(count, 0);
      const top = (index: number) => foot - ((inner.height - 52) * (index + 1)) / count;
      const lit = stair.findIndex((_, index) => isLit(index));
      const { at = edge, size = 0 } = stair[lit] ?? {};
      return [
        ...eachOf(stair, isLit, inks).draw(({ at: x, size: w }, index) =>
          box(x, top(index), w, foot - top(index)),
        ),
        [inks.ink, disc(at + size / 2, top(lit) - 26, 26)],
      ];
    },
  },
  /** Stations of a way that comes back to its beginning. */
  cycle: {
    example: "3,1",
    takes: [1, 2],
    from: 2,
    to: 8,
    draw: (inks, values) => {
      const { count, isLit } = oneOf(values);
      const [long, high] = [inner.width - 200, inner.height - 68];
      const around = 2 * (long + high);
      const stations = Array.from({ length: count }, (_, index) => {
        const way = (index * around) / count;
        const [x, y] =
          way < long
            ? [way, 0]
            : way < long + high
              ? [long, way - long]
              : way < 2 * long + high
                ? [2 * long + high - way, high]
                : [0, around - way];
        return { x: edge + 100 + x, y: edge + 34 + y };
      });
      const [left, top, right, bottom] = [edge + 100, edge + 34, width - edge - 100, foot - 34];
      return [
        [inks.ink, line(8, left, top, right, top, right, bottom, left, bottom, left, top)],
        [
          inks.ink,
          polygon(right - 26, middle - 14, right + 26, middle - 14, right, middle + 26) +
            polygon(left, middle - 26, left + 26, middle + 14, left - 26, middle + 14),
        ],
        ...eachOf(stations, isLit, inks).draw(({ x, y }) => disc(x, y, 34)),
      ];
    },
  },
  /** Sheets that lie on each other; one is lifted. */
  layers: {
    example: "4,1",
    takes: [1, 2],
    from: 2,
    to: 6,
    draw: (inks, values) => {
      const { count, isLit } = oneOf(values);
      const side = inner.height - 36;
      const step = (inner.width - side) / (count - 1);
      return Array.from({ length: count }, (_, index): readonly Piece[] => {
        const [x, y] = [edge + index * step, edge + (isLit(index) ? 0 : 36)];
        return [
          [inks.ink, rounded(x, y, side, side, [0, 0, 44, 0])],
          [isLit(index) ? inks.lit : inks.plain, rounded(x + 5, y + 5, side - 10, side - 10, [0, 0, 39, 0])],
        ];
      }).flat();
    },
  },
  /** One way that becomes several; one of them is taken. */
  branch: {
    example: "4,2",
    takes: [1, 2],
    from: 2,
    to: 5,
    draw: (inks, values) => {
      const { count, isLit } = oneOf(values);
      const ends = Array.from({ length: count }, (_, index) => edge + ((index + 0.5) * inner.height) / count);
      const radius = Math.min(36, inner.height / count / 2 - 4);
      return [
        [
          inks.ink,
          ends.map((y) => line(8, edge + 60, middle, 330, middle, 470, y, width - edge - 60, y)).join(""),
        ],
        [inks.ink, box(edge, middle - 52, 104, 104)],
        ...eachOf(ends, isLit, inks).draw((y) => disc(width - edge - radius - 12, y, radius)),
      ];
    },
  },
  /** Two sides that give each other something. */
  exchange: {
    example: "",
    takes: [0, 0],
    from: 0,
    to: 0,
    draw: (inks) => {
      const side = inner.height;
      return [
        [inks.plain, rounded(edge + 40, edge, side, side, [0, 0, 64, 0])],
        [inks.lit, disc(width - edge - 40 - side / 2, middle, side / 2)],
        [inks.ink, box(310, middle - 48, 150, 12) + tip(490, middle - 42, 28)],
        [
          inks.ink,
          box(340, middle + 36, 150, 12) + polygon(338, middle + 70, 310, middle + 42, 338, middle + 14),
        ],
      ];
    },
  },
  /** Stations one after the other, joined; one of them matters. */
  chain: {
    example: "6",
    takes: [1, 2],
    from: 2,
    to: 10,
    draw: (inks, values) => {
      const { count, isLit } = oneOf(values);
      const stations = places(count, 24);
      const size = Math.min(stations[0]?.size ?? 0, 150);
      return [
        [inks.ink, box(edge + 20, middle - 5, inner.width - 40, 10)],
        ...eachOf(stations, isLit, inks).draw(({ at, size: room }) =>
          rounded(at + (room - size) / 2, middle - size / 2, size, size, [0, 0, size / 3, 0]),
        ),
      ];
    },
  },
} satisfies Record<string, Kind>;
