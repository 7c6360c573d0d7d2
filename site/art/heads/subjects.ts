/** Heads of categories: what one works at. */
import { box, disc, line, move, polygon, rounded } from "../path.ts";
import { headPicture, type HeadArt } from "./inks.ts";

const drawingBoard = headPicture(({ strong, second, soft }) => {
  const pencil = (d: string) => move(d, { angle: 40, cx: 520, cy: 250, dx: -34, dy: 6 });
  return [
    [
      "ink",
      polygon(190, 300, 222, 300, 176, 400, 140, 400) + polygon(470, 300, 502, 300, 552, 400, 516, 400),
    ],
    ["ink", box(96, 10, 480, 316)],
    ["paper", box(116, 30, 440, 276)],
    // A flower of leaves, one of them still to be filled in.
    [soft, box(156, 58, 220, 220)],
    [strong, "M156 58A110 110 0 0 1 266 168A110 110 0 0 1 156 58Z"],
    [second, "M376 58A110 110 0 0 0 266 168A110 110 0 0 0 376 58Z"],
    ["ink", "M156 278A110 110 0 0 1 266 168A110 110 0 0 1 156 278Z"],
    ["paper", "M376 278A110 110 0 0 0 266 168A110 110 0 0 0 376 278Z"],
    // A set square.
    [second, polygon(410, 58, 530, 58, 530, 178)],
    ["paper", polygon(462, 80, 508, 80, 508, 126)],
    // The board's ledge.
    [soft, box(76, 326, 520, 18)],
    // The pencil that draws the last leaf.
    ["ink", pencil(polygon(506, 366, 534, 366, 520, 400))],
    [soft, pencil(polygon(490, 330, 550, 330, 534, 366, 506, 366))],
    [strong, pencil(box(490, 132, 60, 198))],
    ["ink", pencil(box(490, 112, 60, 20))],
    [second, pencil(rounded(490, 76, 60, 36, [28, 28, 0, 0]))],
  ];
});

const codeScreen = headPicture(({ strong, second, soft }) => {
  const text = (rows: readonly (readonly [x: number, y: number, width: number])[]) =>
    rows.map(([x, y, width]) => box(x, y, width, 18)).join("");
  return [
    [soft, polygon(300, 316, 396, 316, 420, 384, 276, 384)],
    [soft, box(200, 384, 296, 16)],
    [soft, rounded(72, 8, 528, 320, [0, 0, 56, 0])],
    ["ink", rounded(92, 60, 488, 248, [0, 0, 40, 0])],
    ["ink", disc(122, 34, 10) + disc(152, 34, 10) + disc(182, 34, 10)],
    [
      strong,
      text([
        [130, 86, 70],
        [162, 122, 54],
        [194, 158, 84],
        [162, 230, 60],
        [130, 266, 46],
      ]),
    ],
    [
      second,
      text([
        [212, 86, 86],
        [228, 122, 104],
        [194, 194, 60],
        [234, 230, 40],
      ]),
    ],
    [
      "paper",
      text([
        [290, 158, 50],
        [266, 194, 86],
      ]),
    ],
    // The sign of code, large.
    [second, line(26, 442, 120, 394, 184, 442, 248)],
    [second, line(26, 508, 120, 556, 184, 508, 248)],
    [strong, line(22, 492, 104, 458, 264)],
  ];
});

const balance = headPicture(({ strong, second, soft }) => {
  const heights = [3, 5, 7, 10];
  const coins = (y: number, height: number) =>
    heights
      .flatMap((count, column) =>
        Array.from({ length: count }, (_, i) => rounded(96 + column * 122, y - i * 26, 104, height, 4)),
      )
      .join("");
  return [
    [strong, coins(374, 26)],
    // The rim of each.
    ["paper", coins(392, 8)],
    // A coin on the highest stack, with a leaf.
    [strong, disc(514, 90, 52)],
    [soft, disc(514, 90, 40)],
    [strong, "M488 64A52 52 0 0 1 540 116A52 52 0 0 1 488 64Z"],
    [second, line(20, 60, 268, 186, 176, 276, 214, 404, 64)],
    [second, polygon(376, 50, 432, 30, 424, 90)],
  ];
});

/** What a category's head shows, by the name that its content gives. */
export const subjects = {
  "drawing-board": drawingBoard,
  "code-screen": codeScreen,
  balance,
} satisfies Record<string, HeadArt>;
