// Figures of growing: money, measures and the way up.
import { box, cut, disc, line, oval, polygon, ring, rounded, sector, solid } from "../path.ts";
import type { Draw } from "./inks.ts";

export const stairs: Draw = ({ body, accent }) => [
  [body, "M34 166V134H68V102H102V70H136V38H168V166Z"],
  [accent, ring(70, 66, 26, 11)],
];

export const chart: Draw = ({ body, deep, accent }) => [
  [deep, box(40, 118, 24, 48) + box(104, 108, 24, 58)],
  [body, box(72, 94, 24, 72) + rounded(136, 78, 26, 88, [0, 26, 0, 0])],
  [accent, line(11, 38, 84, 80, 54, 112, 70, 160, 34)],
];

export const purse: Draw = ({ body, mark, deep, accent }) => [
  [accent, polygon(46, 68, 126, 34, 142, 68)],
  [body, rounded(32, 62, 130, 102, [0, 0, 34, 0])],
  [deep, rounded(118, 94, 50, 36, [18, 0, 0, 18])],
  [accent, disc(138, 112, 8)],
  [mark, box(44, 76, 64, 8)],
];

export const scales: Draw = ({ body, deep, accent }) => [
  [
    deep,
    solid(
      box(94, 44, 12, 122),
      box(38, 58, 124, 11),
      box(64, 160, 72, 13),
      polygon(54, 69, 78, 112, 30, 112),
    ) + polygon(146, 69, 170, 112, 122, 112),
  ],
  [body, "M26 110H82A28 28 0 0 1 26 110ZM118 110H174A28 28 0 0 1 118 110Z"],
  [accent, disc(100, 44, 15)],
];

export const coin: Draw = ({ body, mark, deep, accent }) => {
  const slab = (x: number, y: number) => rounded(x, y, 84, 21, 10.5);
  return [
    [deep, slab(86, 149) + slab(78, 125)],
    [accent, slab(88, 101)],
    [body, disc(80, 76, 46)],
    [mark, ring(80, 76, 33, 26) + box(75, 60, 10, 32)],
  ];
};

export const certificate: Draw = ({ body, mark, deep }) => {
  const spikes = Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 === 0 ? 54 : 45;
    const angle = (i * Math.PI) / 12;
    return [100 + r * Math.cos(angle), 82 + r * Math.sin(angle)];
  }).flat();
  return [
    [
      deep,
      solid(
        polygon(66, 110, 98, 118, 84, 174, 72, 158, 54, 164),
        polygon(134, 110, 102, 118, 116, 174, 128, 158, 146, 164),
      ),
    ],
    [body, polygon(...spikes)],
    [mark, disc(100, 82, 33)],
    [body, line(11, 84, 83, 96, 95, 118, 70)],
  ];
};

export const graduationCap: Draw = ({ body, deep, accent }) => [
  [body, "M58 92H142V136A60 40 0 0 1 58 136Z"],
  [deep, polygon(100, 44, 176, 82, 100, 120, 24, 82)],
  [accent, solid(line(8, 100, 82, 158, 96, 158, 132), disc(158, 140, 10))],
];

export const sprout: Draw = ({ body, deep, accent }) => [
  [deep, solid("M62 130H138L128 172H72Z")],
  [body, "M96 98A52 52 0 0 1 44 46A52 52 0 0 1 96 98ZM96 98V130H104V98Z"],
  [accent, "M104 90A50 50 0 0 1 154 40A50 50 0 0 1 104 90Z"],
];

export const house: Draw = ({ body, mark, deep, accent }) => [
  [body, box(46, 92, 108, 74)],
  [deep, polygon(100, 34, 172, 94, 28, 94)],
  [mark, "M84 166V130A16 16 0 0 1 116 130V166Z"],
  [accent, disc(100, 74, 10)],
];

export const pie: Draw = ({ body, deep, accent }) => [
  [body, sector(94, 106, 64, 0, 0, 270)],
  [accent, sector(104, 96, 64, 0, 270, 360)],
  [deep, sector(94, 106, 64, 0, 0, 60)],
];

export const vault: Draw = ({ body, mark, deep, accent }) => [
  [deep, box(48, 156, 22, 14) + box(130, 156, 22, 14)],
  [body, rounded(34, 34, 132, 124, [0, 0, 34, 0])],
  [mark, disc(100, 96, 42)],
  [deep, box(95, 64, 10, 64) + box(68, 91, 27, 10) + box(105, 91, 27, 10)],
  [accent, disc(100, 96, 12)],
];

export const abacus: Draw = ({ body, deep, accent }) => [
  [
    deep,
    cut(box(36, 36, 128, 128), box(47, 47, 106, 106)) +
      box(47, 69, 106, 6) +
      box(47, 97, 106, 6) +
      box(47, 125, 106, 6),
  ],
  [
    body,
    oval(64, 72, 9, 13) +
      oval(84, 72, 9, 13) +
      oval(136, 100, 9, 13) +
      oval(64, 128, 9, 13) +
      oval(116, 128, 9, 13),
  ],
  [accent, oval(136, 72, 9, 13) + oval(64, 100, 9, 13) + oval(116, 100, 9, 13) + oval(136, 128, 9, 13)],
];
