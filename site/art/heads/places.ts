/** Heads that show where one is: at a shelf, before a newspaper, in a doorway, at a telephone. */
import type { Colour } from "../palette.ts";
import { box, disc, move, polygon, rounded, sector } from "../path.ts";
import type { Piece } from "../picture.ts";
import { headPicture } from "./inks.ts";

/** A shelf of courses: spines, and covers that face the visitor. */
export const shelf = headPicture(({ strong, second, soft }) => {
  const spine = (
    x: number,
    foot: number,
    width: number,
    height: number,
    back: Colour,
    mark: Colour,
  ): Piece[] => [
    [back, box(x, foot - height, width, height)],
    [mark, box(x, foot - height + 22, width, 14) + box(x, foot - 30, width, 8)],
  ];
  return [
    [second, box(60, 8, 540, 392)],
    [soft, box(76, 24, 508, 168) + box(76, 208, 508, 176)],
    ...spine(92, 192, 46, 140, strong, "paper"),
    ...spine(138, 192, 34, 116, "paper", second),
    ...spine(172, 192, 56, 150, "ink", soft),
    [strong, move(box(254, 52, 40, 140), { angle: -12, cx: 254, cy: 192 })],
    // A cover on the upper board, and one on the lower.
    ["paper", rounded(318, 52, 124, 140, [0, 0, 40, 0])],
    [strong, "M318 52H442A124 124 0 0 1 318 176Z"],
    [second, disc(362, 92, 26)],
    ...spine(462, 192, 40, 128, "ink", strong),
    ...spine(502, 192, 66, 148, strong, soft),
    [strong, rounded(92, 232, 124, 152, [0, 0, 40, 0])],
    ["paper", "M106 252A96 96 0 0 1 202 348A96 96 0 0 1 106 252Z"],
    ...spine(236, 384, 36, 132, "paper", strong),
    ...spine(272, 384, 52, 154, second, "paper"),
    ...spine(324, 384, 30, 120, "ink", soft),
    // Three that lie, and a ball of arcs on top.
    [strong, box(384, 352, 184, 32)],
    ["paper", box(396, 322, 150, 30)],
    [second, box(408, 292, 132, 30)],
    ["ink", box(500, 292, 12, 30) + box(520, 352, 12, 32)],
    [strong, sector(474, 292, 56, 0, 180, 360)],
    ["paper", sector(474, 292, 38, 20, 180, 360)],
  ];
});

// What stands in place of the letters of its name, in squares of 38 units.
const letters = [
  "M0 0H38A38 38 0 0 1 0 38Z",
  disc(19, 19, 19),
  "M0 38V19A19 19 0 0 1 38 19V38Z",
  "M0 0A38 38 0 0 1 38 38A38 38 0 0 1 0 0Z",
  polygon(0, 38, 38, 0, 38, 38),
  "M0 0H38V38A38 38 0 0 1 0 0Z",
];

/** The front page of a newspaper: name, headline, a picture, columns. */
export const frontPage = headPicture(({ strong, second, soft }) => {
  const rows = (x: number, y: number, width: number, count: number) =>
    Array.from({ length: count }, (_, i) => box(x, y + i * 20, width - (i % 4 === 3 ? 34 : 0), 8)).join("");
  const sheet = (x: number) => polygon(x, 18, x + 34, 33, x + 34, 400, x, 400);
  return [
    [soft, polygon(520, 12, 602, 48, 602, 400, 520, 400)],
    ["paper", sheet(528) + sheet(568)],
    ["paper", box(100, 12, 420, 388)],
    // The name is laid of tiles.
    [strong, box(124, 36, 372, 62)],
    ["paper", letters.map((d, i) => move(d, { dx: 142 + i * 59.5, dy: 48 })).join("")],
    ["ink", box(124, 108, 372, 5) + box(124, 130, 372, 24) + box(124, 164, 290, 24)],
    [second, box(124, 206, 216, 194)],
    [soft, disc(282, 258, 32)],
    [strong, polygon(124, 400, 124, 330, 180, 274, 306, 400)],
    ["ink", polygon(220, 400, 290, 330, 340, 380, 340, 400)],
    ["ink", rows(360, 206, 136, 10)],
  ];
});

/** An open door, with light behind it. */
export const doorway = headPicture(({ strong, second, soft }) => {
  const rays = [0, 1, 2, 3, 4].map((i) => sector(360, 150, 116, 40, 184 + i * 36, 212 + i * 36)).join("");
  return [
    [second, "M216 360V150A144 144 0 0 1 504 150V360Z"],
    [soft, rays],
    ["paper", sector(360, 150, 30, 0, 180, 360)],
    ["paper", box(244, 162, 232, 198)],
    // What one sees through it: a sun over a hill.
    [strong, disc(412, 250, 36)],
    [soft, "M330 360A120 84 0 0 1 476 290V360Z"],
    // The leaf stands open, inwards.
    [strong, polygon(244, 162, 344, 190, 344, 346, 244, 360)],
    ["ink", disc(326, 276, 9)],
    [
      second,
      polygon(262, 190, 312, 203, 312, 254, 262, 252) + polygon(262, 274, 312, 272, 312, 328, 262, 334),
    ],
    ["paper", box(180, 360, 360, 20)],
    [second, box(144, 380, 432, 20)],
    // A plant beside it.
    [second, "M96 290V190A100 100 0 0 0 96 290Z"],
    [
      second,
      "M100 290A90 90 0 0 1 164 206A90 90 0 0 1 100 290ZM92 290A90 90 0 0 0 28 220A90 90 0 0 0 92 290Z",
    ],
    [strong, "M52 290H140L126 400H66Z"],
  ];
});

/** A telephone with a dial, whose handset lies on it. */
export const telephone = headPicture(({ strong, second, soft }) => {
  const holes = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 30 - 60) * Math.PI) / 180;
    return disc(356 + 64 * Math.cos(angle), 282 + 64 * Math.sin(angle), 14);
  }).join("");
  // From the handset down to the floor, and in loops to its plug.
  const cord =
    "M134 140H146V376A24 24 0 0 1 122 400H104V388H122A12 12 0 0 0 134 376Z" +
    [90, 62, 34].map((x) => sector(x, 400, 20, 8, 180, 360)).join("") +
    disc(12, 388, 12);
  return [
    [second, cord],
    [second, box(262, 132, 44, 60) + box(406, 132, 44, 60)],
    [strong, "M236 176H476C490 250 556 290 556 352V384H156V352C156 290 222 250 236 176Z"],
    [second, box(186, 384, 66, 16) + box(460, 384, 66, 16)],
    [
      strong,
      "M128 148V118A92 92 0 0 1 220 26H492A92 92 0 0 1 584 118V148A20 20 0 0 1 564 168H484A20 20 0 0 1 464 148V130A16 16 0 0 0 448 114H264A16 16 0 0 0 248 130V148A20 20 0 0 1 228 168H148A20 20 0 0 1 128 148Z",
    ],
    [second, box(148, 168, 80, 12) + box(484, 168, 80, 12)],
    ["paper", disc(356, 282, 90)],
    ["ink", holes],
    [second, disc(356, 282, 36)],
    [soft, disc(356, 282, 22)],
  ];
});
