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

test("a title that is too long for the smallest size is refused with a sentence", async () => {
  await expect(draw({ title: "word ".repeat(200) })).rejects.toThrow(
    `The title “${"word ".repeat(200)}” is too long for its share picture: shorten it in the content.`,
  );
});

test("pictures look as accepted: text light on hue2, long titles balanced, long words broken, strips cut", async () => {
  // After a change, view a picture of build/client/share. Accept it with `npx vitest run src/head -u`.
  const digest = async (change: Partial<SharePicture>) => hash("sha256", await draw(change)).slice(0, 10);
  const alike = [{ eyebrow: "CRAFT" }, { mosaic: drawing([14, 4]) }];
  for (const change of alike) expect(await draw(change)).toBe(await draw());
  expect({
    short: await digest({}),
    light: await digest({ ground: "hue2" }),
    balanced: await digest({ title: "What evening classes teach us all" }),
    small: await digest({ title: "word ".repeat(40) }),
    broken: await digest({ title: "Donaudampfschifffahrtsgesellschaftskapitän" }),
    "end of an opening": await digest({ mosaic: { ...drawing([14, 4]), last: 5 } }),
    "whole mosaic": await digest({ mosaic: drawing([7, 6]) }),
  }).toMatchInlineSnapshot(`
    {
      "balanced": "78a1cea2f5",
      "broken": "b95abb0bcb",
      "end of an opening": "1dd50c55b7",
      "light": "d23730ae98",
      "short": "6dcff33e5d",
      "small": "3e930612fc",
      "whole mosaic": "1ea9ed3cb8",
    }
  `);
});
