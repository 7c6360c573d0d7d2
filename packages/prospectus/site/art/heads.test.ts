import { expect, test } from "vitest";
import { seedsOf } from "../../tests/fixtures/art.ts";
import { drawing, namesIn } from "./drawing.ts";
import { brand } from "./dialect.ts";
import { headMosaic } from "./heads.ts";
import { bandColours, drawnHead, wholeDrawing, type HeadArt } from "./heads/inks.ts";
import { columns, group, map } from "./heads/many.ts";
import { categoryHues, hueColours } from "./hues.ts";
import { colours, hueNumber, type Colour } from "./palette.ts";
import { bounds } from "./path.ts";
import { callToAction } from "./scenes.ts";

const seeds = seedsOf(12);
const people = seedsOf(20).map((seed) => ({ seed }));
const mosaicsOf = (wide: number) => seeds.map((seed) => headMosaic({ seed, dialect: brand, columns: wide }));
const isWide = (name: string) => drawing(name).width > 2 * drawing(name).height;
const names = ["heads", "subjects"].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`));
const heads: Record<string, readonly HeadArt[]> = {
  mosaics: mosaicsOf(3),
  group: [1, 2, 3, 8, 20].map((count) => group(people.slice(0, count))),
  map: [map(1), map(6), map(20)],
  columns: [columns(0), columns(1), columns(3), columns(6)],
  ...Object.fromEntries(names.filter((name) => !isWide(name)).map((name) => [name, [drawnHead(name)]])),
};
const strips: Record<string, readonly HeadArt[]> = {
  "wide mosaics": mosaicsOf(5),
  ...Object.fromEntries(names.filter(isWide).map((name) => [name, [wholeDrawing(name)]])),
};

const isColour = (fill: string): fill is Colour => colours.some((colour) => colour === fill);

test.each(Object.entries({ ...heads, ...strips }))(
  "The head %s has three hues at most with each band, where they are not clothes, keeps off the band's colour, is at most three to two, or else five to two, and fills its box.",
  (name, arts) => {
    for (const art of arts)
      for (const band of bandColours) {
        const { width, height, layers } = art(band);
        const fills = layers.map(({ fill }) => fill).filter(isColour);
        if (name in strips) expect(width / height).toBe(2.5);
        else expect(width / height).toBeLessThanOrEqual(1.5);
        expect(fills).not.toContain(band);
        const edges = layers.map(({ d }) => bounds(d));
        const right = Math.max(...edges.map((edge) => edge.maxX));
        const foot = Math.max(...edges.map((edge) => edge.maxY));
        // A picture starts where its drawing starts, to an eighth of its height.
        expect(Math.min(...edges.map((edge) => edge.minX))).toBeLessThanOrEqual(height / 8);
        // Drawings fill the box; tiles may overlap its edge a little.
        for (const beyond of [right - width, foot - height]) expect(Math.abs(beyond - 0.5)).toBeLessThan(0.6);
        // Clothes of people may have any hue.
        if (name === "group") continue;
        const hues = new Set([band, ...fills].map(hueNumber).filter(Boolean));
        expect([band, ...hues].length, [band, ...fills].join(" ")).toBeLessThanOrEqual(4);
      }
  },
);

test("A figure stands out from the band of an article of its category.", () => {
  for (const hue of categoryHues) {
    const band = hueColours[hue].articleBand;
    const art = headMosaic({ seed: "book", dialect: brand, columns: 5, figure: { name: "book", hue } });
    const grounds = art(band).layers.filter(({ crisp }) => crisp);
    expect(grounds.map(({ fill }) => fill)).not.toContain(band);
  }
});

test("Everyone in a group wears what the portrait shows, but for the colour of the band.", () => {
  const coats = (["ink", "hue5", "hue2"] as const).map((dressColour) => ({
    seed: dressColour,
    traits: { dressColour },
  }));
  const { layers, height } = group(coats)("hue5");
  const standing = layers.filter(({ d }) => bounds(d).maxY >= height).map(({ fill }) => fill);
  expect([...new Set(standing)].toSorted()).toEqual(["hue2", "hue3", "ink"]);
});

test("In the call to action one cell lets the band show through, and no tile has the band's colour.", () => {
  for (const seed of seeds) {
    for (const ground of ["hue1", "hue2", "hue3", "hue4"] as const) {
      const { layers } = callToAction({ seed, ground, piece: "hue5", columns: 4, column: 2 });
      expect(layers.map(({ fill }) => fill)).not.toContain(ground);
      // No layer fills the picture.
      expect(layers.map(({ d }) => d).filter((d) => /h400v200/i.test(d))).toEqual([]);
    }
  }
});
