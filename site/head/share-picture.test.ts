import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { palette } from "../../tests/fixtures/art.ts";
import { fontParts } from "../typefaces.ts";
import { sharePicture, type SharePicture } from "./share-picture.ts";

const { display, body } = smallProvider().brand.fonts;
const filesOf = ({ file }: { file: string }) =>
  fontParts("tests/fixtures/content", file, "").parts.map(({ path }) => path);
const fonts = { display: filesOf(display), body: filesOf(body) };

const drawing = ([columns, rows]: readonly [number, number]) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 100}" height="${rows * 100}" viewBox="0 0 ${columns * 100} ${rows * 100}"><path d="m0 0h9"/></svg>`,
  width: columns * 100,
  height: rows * 100,
});
const mark = '<svg viewBox="0 0 100 100"><path d="m1 1h9"/></svg>';

const draw = (change: Partial<SharePicture> = {}) =>
  sharePicture({
    eyebrow: "Craft",
    title: "Clay",
    ground: "tint2",
    palette,
    fonts,
    mosaic: drawing([3, 4]),
    mark,
    name: "Kiln",
    ...change,
  });

/** The places and sizes of what the picture is put together from: mosaic, eyebrow, title, mark, name. */
function boxes(svg: string) {
  return [...svg.matchAll(/<svg x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)" viewBox="(.+?)">/g)].map(
    ([, x, y, width, height, viewBox]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      viewBox,
    }),
  );
}

test("the picture is one whole document of 1200 by 630 units on its ground, with a tab of paper for the name", async () => {
  const svg = await draw();
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="#[\da-f]{6}" d="M0 0H1200V630H0Z"\/><svg /,
  );
  expect(svg).toContain(`<path fill="${palette.tint2}" d="M0 0H1200V630H0Z"/>`);
  expect(svg).toContain(`<path fill="${palette.paper}" d="M0 526H192a52 52 0 0 1 52 52V630H0V526Z"/>`);
  expect(svg).toContain(' viewBox="0 0 300 400"><path d="m0 0h9"/></svg><svg ');
  expect(svg).toContain(' viewBox="0 0 100 100"><path d="m1 1h9"/></svg><svg ');
  expect(svg).toMatch(/<\/svg><\/svg>$/);
  expect(svg.match(/<svg/g)).toHaveLength(6);
});

test("eyebrow and title stand at the left, the mark and the name at the foot", async () => {
  expect(boxes(await draw()).slice(1)).toEqual([
    { x: 64, y: 64, width: 618, height: 29, viewBox: "0 0 618 29" },
    { x: 62, y: 115, width: 618, height: 96, viewBox: "0 0 618 96" },
    { x: 64, y: 554, width: 48, height: 48, viewBox: "0 0 100 100" },
    { x: 128, y: 552, width: 72, height: 52, viewBox: "0 0 72 52" },
  ]);
});

test.each([
  // Of a long strip the first columns, at the foot where it is low.
  { size: [14, 4], x: 726, y: 0, width: 474, height: 632, shown: "0 0 300 400" },
  { size: [20, 1], x: 726, y: 472, width: 474, height: 158, shown: "0 0 300 100" },
  { size: [5, 2], x: 726, y: 314, width: 474, height: 316, shown: "0 0 300 200" },
  { size: [15, 6], x: 675, y: 0, width: 525, height: 630, shown: "0 0 500 600" },
  // A mosaic that is no strip is whole, and takes less than half the width.
  { size: [7, 6], x: 661, y: 168, width: 539, height: 462, shown: "0 0 700 600" },
  { size: [6, 3], x: 660, y: 360, width: 540, height: 270, shown: "0 0 600 300" },
  { size: [3, 8], x: 963, y: 0, width: 237, height: 632, shown: "0 0 300 800" },
] as const)(
  "a mosaic of $size cells has its place and its share of the width",
  async ({ size, shown, ...box }) => {
    const [mosaic, eyebrow] = boxes(await draw({ mosaic: drawing(size) }));
    expect(mosaic).toEqual({ ...box, viewBox: shown });
    expect(eyebrow?.width).toBe(1200 - box.width - 64 - 44);
  },
);

test("the longer a title is, the smaller it is set, and one that finds no room is refused with a sentence", async () => {
  const heights = async (title: string) => boxes(await draw({ title }))[2]?.height;
  expect(await heights("What evening classes teach")).toBe(192);
  expect(
    await heights("A long title that takes many lines in the picture of a shared link to a page of it"),
  ).toBe(355);
  expect(await heights("word ".repeat(40))).toBe(352);
  await expect(draw({ title: "word ".repeat(200) })).rejects.toThrow(
    `The title “${"word ".repeat(200)}” is too long for its share picture: shorten it in the content.`,
  );
});

test("words are light on hue2 and dark on every other ground; the name is dark on its paper", async () => {
  const inks = async (ground: "hue2" | "tint2") =>
    [...(await draw({ ground })).matchAll(/<g><path fill="(.+?)"/g)].map(([, fill]) => fill);
  expect(await inks("hue2")).toEqual([palette.paper, palette.paper, palette.ink]);
  expect(await inks("tint2")).toEqual([palette.ink, palette.ink, palette.ink]);
});

test("words are set as they were accepted: eyebrow in capitals, title balanced over its lines, long words broken", async () => {
  // Who changes the setting looks at a picture of build/client/share and accepts the digests with `npx vitest run site/head -u`.
  const digest = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 10);
  expect(await draw()).toBe(await draw({ eyebrow: "CRAFT" }));
  expect({
    short: digest(await draw()),
    balanced: digest(await draw({ title: "What evening classes teach us all" })),
    broken: digest(await draw({ title: "Donaudampfschifffahrtsgesellschaftskapitän" })),
  }).toMatchSnapshot();
});
