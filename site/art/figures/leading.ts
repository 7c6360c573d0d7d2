// Figures of leading: people, talk and what a team has to watch.
import { box, cut, disc, line, move, oval, polygon, rounded, sector, solid } from "../path.ts";
import type { Draw } from "./inks.ts";

export const shield: Draw = ({ body, deep, accent }) => [
  [body, "M100 36H44V104A56 62 0 0 0 100 166Z"],
  [deep, "M100 36H156V104A56 62 0 0 1 100 166Z"],
  [accent, line(16, 72, 98, 94, 120, 132, 76)],
];

export const siren: Draw = ({ body, mark, deep }) => [
  [
    deep,
    solid(
      box(40, 140, 120, 24),
      line(13, 100, 28, 100, 48),
      line(13, 42, 52, 57, 66),
      line(13, 158, 52, 143, 66),
    ),
  ],
  [body, "M56 132V106A44 44 0 0 1 144 106V132Z"],
  [mark, sector(100, 106, 27, 15, 270, 360)],
];

export const megaphone: Draw = ({ body, deep, accent }) => [
  [accent, "M62 118H92V164A30 30 0 0 1 62 134Z"],
  [
    body,
    solid(
      "M34 100A20 20 0 0 1 54 80H76V120H54A20 20 0 0 1 34 100Z",
      polygon(76, 80, 138, 42, 138, 158, 76, 120),
    ),
  ],
  [deep, sector(138, 100, 30, 0, -90, 90)],
];

function bust(cx: number, base: number, width: number): string {
  const half = width / 2;
  const head = width * 0.27;
  const shoulder = base - half;
  return solid(
    `M${cx - half} ${base}A${half} ${half} 0 0 1 ${cx + half} ${base}Z`,
    disc(cx, shoulder - head - width * 0.06, head),
  );
}

export const people: Draw = ({ body, deep }) => [
  [body, bust(74, 146, 92)],
  [deep, bust(128, 160, 88)],
];

export const family: Draw = ({ body, deep, accent }) => [
  [body, bust(68, 142, 84)],
  [deep, bust(134, 142, 80)],
  [accent, bust(101, 160, 54)],
];

export const speech: Draw = ({ body, mark, deep }) => [
  [deep, solid(rounded(82, 34, 90, 70, [0, 0, 0, 0]), polygon(146, 104, 172, 104, 172, 130))],
  [body, solid(rounded(28, 66, 104, 72, [0, 0, 30, 0]), polygon(28, 138, 62, 138, 28, 172))],
  [mark, disc(56, 102, 9) + disc(82, 102, 9) + disc(108, 102, 9)],
];

export const flag: Draw = ({ body, deep, accent }) => [
  [deep, box(52, 30, 12, 142)],
  [body, polygon(64, 38, 162, 38, 136, 72, 162, 106, 64, 106)],
  [accent, "M28 172A30 26 0 0 1 88 172Z"],
];

export const calendar: Draw = ({ body, mark, deep, accent }) => {
  const cell = (column: number, row: number) => box(52 + column * 26, 90 + row * 24, 16, 14);
  return [
    [body, rounded(36, 44, 128, 122, [0, 0, 34, 0])],
    [deep, solid(box(36, 44, 128, 32), box(62, 30, 12, 20), box(126, 30, 12, 20))],
    [
      mark,
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [0, 1],
        [1, 1],
        [3, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ]
        .map(([c = 0, r = 0]) => cell(c, r))
        .join(""),
    ],
    [accent, box(100, 110, 24, 22)],
  ];
};

export const mapPin: Draw = ({ body, mark, deep }) => [
  [deep, oval(100, 158, 44, 13)],
  [body, "M100 160L60.5 109.5A50 50 0 1 1 139.5 109.5Z"],
  [mark, disc(100, 79, 21)],
];

export const mountain: Draw = ({ body, deep, accent }) => [
  [accent, disc(146, 58, 20)],
  [deep, polygon(128, 84, 176, 160, 80, 160)],
  [body, polygon(82, 42, 148, 160, 24, 160)],
  [body === "paper" ? "ink" : "paper", polygon(82, 42, 104, 81.3, 92, 92, 82, 80, 70, 92, 61.5, 81.3)],
];

export const hourglass: Draw = ({ body, deep, accent }) => [
  [
    body,
    solid(
      "M58 46H142V62A42 42 0 0 1 106 100A42 42 0 0 1 142 138V154H58V138A42 42 0 0 1 94 100A42 42 0 0 1 58 62Z",
    ),
  ],
  [accent, "M72 66H128A30 30 0 0 1 100 92A30 30 0 0 1 72 66ZM70 150A30 32 0 0 1 130 150Z"],
  [deep, box(46, 30, 108, 16) + box(46, 154, 108, 16)],
];

export const clock: Draw = ({ body, mark, deep, accent }) => [
  [body, disc(100, 100, 68)],
  [mark, disc(100, 100, 52)],
  [deep, line(13, 100, 60, 100, 106.5, 132, 106.5)],
  [accent, disc(100, 104, 9)],
];

export const compass: Draw = ({ body, mark, deep }) => {
  const lay = (d: string) => move(d, { angle: 40, cx: 100, cy: 100 });
  return [
    [body, disc(100, 100, 68)],
    [mark, disc(100, 100, 54)],
    [body, lay(polygon(100, 52, 117, 100, 83, 100))],
    [deep, lay(polygon(83, 100, 117, 100, 100, 148))],
  ];
};

export const envelope: Draw = ({ body, deep, accent }) => [
  [body, rounded(28, 52, 144, 98, [0, 0, 34, 0])],
  [deep, polygon(28, 52, 172, 52, 100, 112)],
  [accent, disc(100, 102, 18)],
];

export const umbrella: Draw = ({ body, deep, accent }) => [
  [deep, solid(box(95, 26, 10, 124), sector(114, 148, 19, 9, 0, 180))],
  [
    body,
    cut("M28 104A72 66 0 0 1 172 104H148A24 20 0 0 0 124 104H124A24 20 0 0 0 76 104A24 20 0 0 0 52 104Z"),
  ],
  [accent, "M76 104A24 66 0 0 1 124 104A24 20 0 0 0 76 104Z"],
];
