// Figures of making: drawing, designing, teaching by showing.
import { box, cut, disc, line, move, polygon, rounded, sector, solid } from "../path.ts";
import type { Draw } from "./inks.ts";

export const penNib: Draw = ({ body, mark, deep }) => [
  [body, "M100 26A104 104 0 0 1 148 108L126 152H74L52 108A104 104 0 0 1 100 26Z"],
  [mark, solid(disc(100, 114, 13), polygon(100, 40, 103, 60, 103, 110, 97, 110, 97, 60))],
  [deep, box(68, 160, 64, 15)],
];

export const layers: Draw = ({ body, deep, accent }) => {
  const sheet = (y: number) => polygon(100, y - 37, 168, y, 100, y + 37, 32, y);
  return [
    [accent, sheet(136)],
    [body, sheet(101)],
    [deep, sheet(66)],
  ];
};

export const cursor: Draw = ({ body, mark, deep }) => [
  [body, rounded(36, 40, 128, 122, [0, 0, 36, 0])],
  [deep, box(36, 40, 128, 26)],
  [mark, solid(disc(52, 53, 5), disc(68, 53, 5), polygon(80, 82, 140, 104, 113, 114, 102, 142))],
];

export const leaf: Draw = ({ body, deep, accent }) => [
  [body, "M97 26V156A76 76 0 0 1 97 26Z"],
  [accent, "M103 26A76 76 0 0 1 103 156Z"],
  [deep, box(95, 92, 10, 82)],
];

export const book: Draw = ({ body, mark, deep, accent }) => [
  [body, "M100 62A84 84 0 0 0 32 52V148A84 84 0 0 1 100 158Z"],
  [deep, "M100 62A84 84 0 0 1 168 52V148A84 84 0 0 0 100 158Z"],
  [accent, disc(136, 92, 17)],
  [mark, solid(line(8, 48, 82, 84, 88), line(8, 48, 104, 84, 110), line(8, 48, 126, 70, 129.7))],
];

export const lamp: Draw = ({ body, mark, deep, accent }) => [
  [body, "M76 136V128A50 50 0 1 1 124 128V136Z"],
  [mark, sector(100, 84, 34, 22, 180, 270)],
  [deep, box(76, 142, 48, 11)],
  [accent, "M80 159H120A20 16 0 0 1 80 159Z"],
];

export const palette: Draw = ({ body, mark, deep, accent }) => [
  [
    body,
    cut(
      "M100 36A66 66 0 1 0 100 168A18 18 0 0 0 112 137A18 18 0 0 1 124 108H148A18 18 0 0 0 166 90A66 58 0 0 0 100 36Z",
    ),
  ],
  [deep, solid(disc(66, 118, 14))],
  [accent, disc(72, 80, 14)],
  [mark, solid(disc(106, 62, 14))],
  [deep, disc(138, 80, 10)],
];

export const compasses: Draw = ({ body, deep, accent }) => [
  [body, solid(line(16, 92, 56, 60, 150), polygon(52.5, 147, 67.5, 152.5, 54, 172))],
  [
    deep,
    solid(line(16, 108, 56, 140, 150), polygon(147.5, 147, 132.5, 152.5, 146, 172), box(92, 26, 16, 30)),
  ],
  [accent, solid(disc(100, 58, 20))],
  [deep, sector(100, 58, 78, 68, 62, 118)],
];

export const grid: Draw = ({ body, deep, accent }) => [
  [deep, box(36, 40, 128, 30)],
  [body, box(36, 78, 44, 86) + rounded(88, 126, 76, 38, [0, 0, 30, 0])],
  [accent, box(88, 78, 76, 40)],
];

export const eye: Draw = ({ body, mark, deep, accent }) => [
  [body, "M26 100A94 94 0 0 1 174 100A94 94 0 0 1 26 100Z"],
  [mark, disc(100, 100, 36)],
  [deep, disc(100, 100, 24)],
  [accent, disc(110, 90, 9)],
];

export const pencil: Draw = ({ body, deep, accent }) => {
  const lay = (d: string) => move(d, { angle: 45, cx: 100, cy: 100 });
  return [
    [accent, lay(rounded(80, 22, 40, 22, [16, 16, 0, 0]) + polygon(80, 136, 120, 136, 107, 162, 93, 162))],
    [deep, lay(box(80, 44, 40, 13) + polygon(93, 162, 107, 162, 100, 177))],
    [body, lay(box(80, 57, 40, 79))],
  ];
};

export const page: Draw = ({ body, mark, deep, accent }) => [
  [body, polygon(50, 28, 118, 28, 150, 60, 150, 172, 50, 172)],
  [deep, polygon(118, 28, 150, 60, 118, 60)],
  [mark, box(68, 80, 64, 9) + box(68, 100, 64, 9) + box(68, 120, 40, 9)],
  [accent, disc(128, 144, 13)],
];

export const screen: Draw = ({ body, mark, deep, accent }) => [
  [body, rounded(32, 42, 136, 90, [0, 0, 26, 0])],
  [mark, polygon(86, 64, 122, 87, 86, 110)],
  [accent, polygon(88, 132, 112, 132, 122, 162, 78, 162)],
  [deep, box(66, 158, 68, 10)],
];

export const puzzle: Draw = ({ body, accent }) => {
  const piece =
    "M42 76H72A19 19 0 1 1 98 76H128V106A19 19 0 1 1 128 132V162H98A19 19 0 1 0 72 162H42V132A19 19 0 1 0 42 106Z";
  return [
    [body, piece],
    [accent, rounded(134, 36, 34, 34, [0, 0, 16, 0])],
  ];
};

export const rocket: Draw = ({ body, mark, deep, accent }) => {
  const lay = (d: string) => move(d, { angle: 45, cx: 100, cy: 100, dx: 2, dy: -2 });
  return [
    [deep, lay("M72 96A32 44 0 0 0 50 140H150A32 44 0 0 0 128 96Z")],
    [body, lay("M100 18A82 82 0 0 1 132 82V138H68V82A82 82 0 0 1 100 18Z")],
    [mark, lay(disc(100, 80, 15))],
    [accent, lay("M80 144H120A34 34 0 0 1 100 176A34 34 0 0 1 80 144Z")],
  ];
};

export const camera: Draw = ({ body, mark, deep, accent }) => [
  [deep, box(76, 44, 48, 20)],
  [body, rounded(32, 58, 136, 100, [0, 0, 30, 0])],
  [mark, disc(100, 108, 36)],
  [deep, disc(100, 108, 24)],
  [accent, solid(disc(148, 77, 8), sector(100, 108, 16, 9, 180, 270))],
];

export const star: Draw = ({ body, deep }) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 70 : 31;
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    return [100 + r * Math.cos(angle), 106 + r * Math.sin(angle)];
  }).flat();
  return [
    [body, polygon(...points)],
    [deep, disc(100, 106, 14)],
  ];
};
