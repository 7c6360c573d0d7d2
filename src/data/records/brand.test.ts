import * as fc from "fast-check";
import { expect, test } from "vitest";
import { smallSite } from "../../../tests/fixtures/small-site.ts";
import type { Hex } from "../../art/palette.ts";
import { checkContrast } from "../checks/check-contrast.ts";
import { colourAt } from "./brand-colours.ts";
import { brand } from "./brand.ts";

const { fonts } = smallSite().brand;
const { ink, paper, hue1, hue2, hue3, hue4, hue5 } = smallSite().brand.palette;
const palette = { ink, paper, hue1, hue2, hue3, hue4, hue5 };

test("fonts and seven colours are a complete brand, and other colours override it", () => {
  const short = brand.parse({ fonts, palette });
  expect(short.palette).toMatchObject({ ...palette, tint1: "#ffd0b8", hue1Fold: "#d26a36" });
  // Orange and yellow become berry and plum.
  expect(short.darkTints).toMatchObject({ tint1: "#880050", tint2: "#612492", tint3: "#73197e" });
  const said = { quiet: { light: "#eeeeee", dark: "#222222" } };
  const more = brand.parse({ fonts, palette: { ...palette, tint1: "#ffeeee" }, pages: said });
  expect(more.palette.tint1).toBe("#ffeeee");
  expect(more.pages.quiet).toEqual(said.quiet);
  expect(more.words.hue1.light).not.toBe(short.words.hue1.light);
});

test("a grey stays grey in all derived colours", () => {
  const grey = brand.parse({ fonts, palette: { ...palette, hue1: "#888888" } });
  for (const colour of [grey.palette.tint1, grey.darkTints.tint1, grey.words.hue1.dark])
    expect(colour).toMatch(/^#(..)\1\1$/);
});

test("all colours derived from any palette are readable", () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const shade = (min: number, max: number): fc.Arbitrary<Hex> =>
    fc.tuple(between(min, max), between(0, 0.25), between(0, 360)).map((place) => colourAt(...place));
  const hue = shade(0.2, 0.95);
  const palettes = fc.record({
    ink: shade(0, 0.3),
    paper: shade(0.93, 1),
    hue1: hue,
    hue2: hue,
    hue3: hue,
    hue4: hue,
    hue5: hue,
  });
  fc.assert(
    fc.property(palettes, (any) => {
      const places: string[] = [];
      const content = { ...smallSite(), brand: brand.parse({ fonts, palette: any }) };
      checkContrast(content, (_, path) => places.push(path.join(".")));
      // The provider decides whether text on the hues is readable.
      expect(places.filter((place) => !place.startsWith("palette."))).toEqual([]);
    }),
  );
});
