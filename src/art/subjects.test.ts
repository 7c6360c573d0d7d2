import { expect, test } from "vitest";
import { drawingsIn, ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import { compose } from "./art.ts";
import { bandInks } from "./bands.ts";
import { drawing } from "./drawing.ts";
import { hueColours, hueOf } from "./hues.ts";
import { colours, type Colour } from "./palette.ts";
import { bounds } from "./path.ts";
import { entriesOf } from "./random.ts";
import { drawSubject, type Subject } from "./subjects.ts";

const bandColours = entriesOf(bandInks).map(([band]) => band);
const seeds = seedsOf(6);
const people = seedsOf(20).map((seed) => ({ seed }));
const isWide = (name: string) => drawing(name).width > 2 * drawing(name).height;
const names = ["heads", "subjects"].flatMap((folder) =>
  drawingsIn(folder).map((name) => `${folder}/${name}`),
);
const heads: Record<string, readonly Subject[]> = {
  faces: [1, 2, 3, 8, 20].map((count) => ({ of: "faces", people: people.slice(0, count) })),
  ...Object.fromEntries(
    names.filter((name) => !isWide(name)).map((name) => [name, [{ of: "drawing", name, end: 0 }]]),
  ),
};
const strips: Record<string, readonly Subject[]> = {
  tiles: seeds.map((seed) => ({ of: "strip", seed })),
  ...Object.fromEntries(names.filter(isWide).map((name) => [name, [{ of: "drawing", name }]])),
};

const isColour = (fill: string): fill is Colour => colours.some((colour) => colour === fill);

test.each(Object.entries({ ...heads, ...strips }))(
  "The head %s has three hues at most with each band, where they are not clothes, keeps off the band's colour, is at most three to two, or else five to two, and fills its box.",
  (name, subjects) => {
    for (const subject of subjects)
      for (const band of bandColours) {
        const { width, height, layers } = drawSubject(subject, band);
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
        if (name === "faces") continue;
        const hues = new Set([band, ...fills].map(hueOf).filter(Boolean));
        expect([band, ...hues].length, [band, ...fills].join(" ")).toBeLessThanOrEqual(4);
      }
  },
);

test.each(bandColours)(
  "With the band %s an opening avoids the band's colour and leaves the title's field free.",
  (band) => {
    const subject = { of: "drawing", name: "subjects/balance", end: 0 } as const;
    for (const seed of seeds) {
      const options = { seed, subject, band };
      const cover = compose("opening", { ...options, kind: "cover" });
      for (const picture of [
        cover,
        compose("opening", { ...options, kind: "scene" }),
        compose("opening", { ...options, kind: "word" }),
        ...[0, 1, 2].map((line) => compose("line opening", { ...options, line, lines: 3 })),
      ])
        expect(picture.layers.filter(({ crisp }) => crisp).map(({ fill }) => fill)).not.toContain(band);
      const inField = cover.layers.filter(({ crisp, d }) => {
        const { minX, maxX, maxY } = bounds(d);
        return crisp && minX < 1000 && maxX <= 1000 && maxY <= 300;
      });
      expect(inField).toEqual([]);
    }
  },
);

test("A figure is visible on the band of an article of its category.", () => {
  for (const { hue } of ofCategories) {
    const band = hueColours[hue].tile.ground;
    const { layers } = drawSubject({ of: "strip", seed: "book", figure: { name: "book", hue } }, band);
    expect(layers.filter((one) => one.crisp).map(({ fill }) => fill)).not.toContain(band);
  }
});

test("People in a group have the clothes of their portraits, except in the band's colour.", () => {
  const coats = (["ink", "hue5", "hue2"] as const).map((dressColour) => ({
    seed: dressColour,
    traits: { dressColour },
  }));
  const { layers, height } = drawSubject({ of: "faces", people: coats }, "hue5");
  const standing = layers.filter(({ d }) => bounds(d).maxY >= height).map(({ fill }) => fill);
  expect([...new Set(standing)].toSorted()).toEqual(["hue2", "hue3", "ink"]);
});
