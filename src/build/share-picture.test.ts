import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { sharePicture, type SharePicture } from "./share-picture.ts";

const drawing = ([columns, rows]: readonly [number, number]) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 100}" height="${rows * 100}" viewBox="0 0 ${columns * 100} ${rows * 100}"><path d="m0 0h9"/></svg>`,
  width: columns * 100,
  height: rows * 100,
});
const mark = '<svg viewBox="0 0 100 100"><path d="m1 1h9"/></svg>';

const draw = (change: Partial<SharePicture> = {}) =>
  sharePicture({
    language: "en",
    eyebrow: "Craft",
    title: "Clay",
    ground: "tint2",
    mosaic: drawing([3, 4]),
    mark,
    name: "Kiln",
    ...change,
  });

/** Position and view box of the drawings: mosaic and mark. */
const drawingsIn = (svg: string) =>
  [...svg.matchAll(/<svg x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)" viewBox="(.+?)">/g)].map(
    ([, ...place]) => place.join(" "),
  );

test.each([
  // The first columns of a long strip; a low one is at the bottom.
  { size: [14, 4], place: "726 0 474 632", shown: "0 0 300 400" },
  // The subject of an opening is in its last columns.
  { size: [14, 4], last: 5, place: "660 198 540 432", shown: "900 0 500 400" },
  { size: [20, 1], place: "726 472 474 158", shown: "0 0 300 100" },
  { size: [5, 2], place: "726 314 474 316", shown: "0 0 300 200" },
  { size: [15, 6], place: "675 0 525 630", shown: "0 0 500 600" },
  // Other mosaics are not cropped, and less than half as wide as the picture.
  { size: [7, 6], place: "661 168 539 462", shown: "0 0 700 600" },
  { size: [6, 3], place: "660 360 540 270", shown: "0 0 600 300" },
  { size: [3, 8], place: "963 0 237 632", shown: "0 0 300 800" },
] as const)(
  "a mosaic of $size cells has its position and size, and the mark too",
  async ({ size, place, shown, ...more }) => {
    const svg = await draw({ mosaic: { ...drawing(size), ...more } });
    expect(drawingsIn(svg)).toEqual([`${place} ${shown}`, "64 554 48 48 0 0 100 100"]);
    expect(svg).toMatch(/^<svg width="1200" height="630" .*<path d="m0 0h9"\/><\/svg><svg .*<\/svg><\/svg>$/);
  },
);

test("a title that is too long for the smallest size is refused with a sentence", async () => {
  await expect(draw({ title: "word ".repeat(200) })).rejects.toThrow(
    `The title “${"word ".repeat(200)}” is too long for its share picture: shorten it in the content.`,
  );
});

test("texts look as accepted: light only on hue2, long titles smaller and balanced, long words broken", async () => {
  // After a change, view a picture of build/client/share. Accept it with `npx vitest run src/head -u`.
  const digest = async (change: Partial<SharePicture>) => hash("sha256", await draw(change)).slice(0, 10);
  expect(await draw()).toBe(await draw({ eyebrow: "CRAFT" }));
  expect({
    short: await digest({}),
    light: await digest({ ground: "hue2" }),
    balanced: await digest({ title: "What evening classes teach us all" }),
    small: await digest({ title: "word ".repeat(40) }),
    broken: await digest({ title: "Donaudampfschifffahrtsgesellschaftskapitän" }),
  }).toMatchInlineSnapshot(`
    {
      "balanced": "78a1cea2f5",
      "broken": "b95abb0bcb",
      "light": "d23730ae98",
      "short": "6dcff33e5d",
      "small": "3e930612fc",
    }
  `);
});
