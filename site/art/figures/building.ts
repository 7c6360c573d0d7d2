// Figures of building: code, machines and the places data lives in.
import { box, cut, disc, line, move, oval, polygon, ring, rounded, sector, solid } from "../path.ts";
import type { Draw } from "./inks.ts";

export const brackets: Draw = ({ body, accent }) => [
  [body, line(21, 72, 60, 39, 100, 72, 140) + line(21, 128, 60, 161, 100, 128, 140)],
  [accent, polygon(104, 44, 124, 44, 96, 156, 76, 156)],
];

export const stack: Draw = ({ body, deep, accent }) => {
  const slab = (y: number) => rounded(44, y, 112, 26, [0, 20, 0, 0]);
  return [
    [body, slab(38) + slab(134)],
    [accent, slab(70)],
    [deep, slab(102)],
  ];
};

export const database: Draw = ({ body, accent, ground }) => {
  const seam = (y: number) => `M48 ${y}A52 18 0 0 0 152 ${y}V${y + 9}A52 18 0 0 1 48 ${y + 9}Z`;
  return [
    [body, "M48 56A52 20 0 0 1 152 56V146A52 20 0 0 1 48 146Z"],
    [ground, seam(82) + seam(115)],
    [accent, oval(100, 55, 40, 12)],
  ];
};

export const plug: Draw = ({ body, deep, accent, mark }) => [
  [deep, box(70, 34, 16, 44) + box(114, 34, 16, 44)],
  [body, "M54 70H146V92A46 46 0 0 1 54 92Z"],
  [accent, box(92, 138, 16, 36)],
  [mark, polygon(106, 76, 82, 104, 98, 104, 92, 126, 118, 96, 102, 96)],
];

function gear(cx: number, cy: number, radius: number, teeth: number, hole: number): string {
  const tooth = box(cx - radius * 0.2, cy - radius * 1.3, radius * 0.4, radius * 0.5);
  const all = Array.from({ length: teeth }, (_, i) => move(tooth, { angle: (i * 360) / teeth, cx, cy }));
  return cut(disc(cx, cy, radius) + all.join(""), disc(cx, cy, hole));
}

export const gears: Draw = ({ body, deep }) => [
  [body, gear(80, 116, 40, 8, 16)],
  [deep, move(gear(143, 58, 24, 6, 10), { angle: 15, cx: 143, cy: 58 })],
];

export const terminal: Draw = ({ body, deep, accent }) => [
  [deep, rounded(30, 40, 140, 120, [0, 0, 34, 0])],
  [body, box(30, 40, 140, 22) + box(98, 126, 40, 12)],
  [accent, line(15, 54, 84, 80, 108, 54, 132)],
];

export const target: Draw = ({ body, mark, deep, accent }) => [
  [body, disc(92, 108, 64)],
  [mark, disc(92, 108, 46)],
  [body, disc(92, 108, 28)],
  [accent, disc(92, 108, 11)],
  [deep, solid(line(10, 92, 108, 148, 52), polygon(142, 58, 142, 34, 164, 26, 164, 36, 174, 36, 166, 58))],
];

export const robot: Draw = ({ body, mark, deep, accent }) => [
  [deep, box(95, 40, 10, 24) + box(30, 88, 16, 36) + box(154, 88, 16, 36)],
  [accent, disc(100, 36, 12)],
  [body, rounded(46, 58, 108, 104, [0, 0, 32, 0])],
  [mark, disc(78, 98, 14) + disc(122, 98, 14)],
  [deep, box(72, 128, 56, 12)],
];

export const cloud: Draw = ({ body, deep, accent, mark }) => [
  [accent, disc(128, 66, 28)],
  [body, solid("M58 144A30 30 0 0 1 58 84A44 44 0 0 1 138 76A34 34 0 0 1 142 144Z")],
  [mark, polygon(100, 92, 126, 122, 108, 122, 108, 144, 92, 144, 92, 122, 74, 122)],
  [deep, box(92, 144, 16, 26)],
];

export const key: Draw = ({ body, deep, accent }) => [
  [deep, solid(line(16, 84, 92, 158, 166), line(14, 126, 140, 146, 120), line(14, 146, 160, 162, 144))],
  [body, ring(74, 80, 44, 19)],
  [accent, ring(74, 80, 19, 12)],
];

export const globe: Draw = ({ body, mark, deep, accent }) => [
  [deep, solid(sector(96, 88, 72, 62, -60, 130), box(91, 150, 10, 16), box(60, 164, 72, 11))],
  [body, disc(96, 88, 54)],
  [mark, cut(oval(96, 88, 28, 54), oval(96, 88, 20, 53)) + box(43, 84, 54, 8) + box(96, 84, 53, 8)],
  [accent, disc(132, 38, 10)],
];

export const microphone: Draw = ({ body, mark, deep, accent }) => [
  [
    deep,
    solid(sector(100, 92, 50, 39, 0, 180), box(50, 76, 11, 17), box(139, 76, 11, 17), box(94, 140, 12, 26)),
  ],
  [accent, box(66, 162, 68, 12)],
  [body, rounded(70, 26, 60, 98, 30)],
  [mark, box(70, 66, 26, 7) + box(70, 82, 26, 7)],
];

export const magnifier: Draw = ({ body, deep, accent, mark }) => [
  [deep, line(22, 118, 118, 164, 164)],
  [body, disc(86, 86, 56)],
  [mark, disc(86, 86, 40)],
  [accent, sector(86, 86, 30, 20, 180, 270)],
];

export const map: Draw = ({ body, deep, accent }) => [
  [body, polygon(30, 56, 76, 42, 76, 148, 30, 162)],
  [deep, polygon(76, 42, 124, 56, 124, 162, 76, 148)],
  [body, polygon(124, 56, 170, 42, 170, 148, 124, 162)],
  [accent, solid(disc(100, 84, 18))],
];
