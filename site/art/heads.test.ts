import { expect, test } from "vitest";
import { seedsOf } from "../../tests/fixtures/art.ts";
import { namesIn } from "./drawing.ts";
import { brand } from "./dialect.ts";
import { emblem, headMosaic } from "./heads.ts";
import { drawnHead, headInks, type BandColour, type HeadArt } from "./heads/inks.ts";
import { columns, group, map } from "./heads/many.ts";
import { categoryHues } from "./hues.ts";
import { colours, hueNumber, type Colour } from "./palette.ts";
import { ends } from "./path.ts";
import { callToAction } from "./scenes.ts";

const seeds = seedsOf(12);
const people = seedsOf(20).map((seed) => ({ seed }));
const bands = Object.keys(headInks) as BandColour[];
const mosaics = seeds.map((seed) => headMosaic({ seed, dialect: brand }));
const heads: Record<string, readonly HeadArt[]> = {
  mosaics,
  group: [1, 2, 3, 8, 20].map((count) => group(people.slice(0, count))),
  map: [map(1), map(6), map(20)],
  columns: [columns(0), columns(1), columns(3), columns(6)],
  ...Object.fromEntries(
    ["heads", "subjects"]
      .flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`))
      .map((name) => [name, [drawnHead(name)]]),
  ),
};

const isColour = (fill: string): fill is Colour => colours.some((colour) => colour === fill);

test.each(Object.entries(heads))(
  "The head %s has three hues at most with each band, keeps off the band's colour, is at most three to two, and fills its box.",
  (_, arts) => {
    for (const art of arts)
      for (const band of bands) {
        const { width, height, layers } = art(band);
        const fills = layers.map(({ fill }) => fill).filter(isColour);
        expect(width / height).toBeLessThanOrEqual(1.5);
        expect(fills).not.toContain(band);
        const edges = layers.map(({ d }) => ends(d));
        const right = Math.max(...edges.map((edge) => edge.right));
        const foot = Math.max(...edges.map((edge) => edge.foot));
        // Words may come as near as the picture does: it is cut where its drawing begins, to an eighth of its height.
        expect(Math.min(...edges.map((edge) => edge.left))).toBeLessThanOrEqual(height / 8);
        // Tiles may go a little beyond the box, and no drawing ends before it.
        for (const beyond of [right - width, foot - height]) expect(Math.abs(beyond - 0.5)).toBeLessThan(0.6);
        const hues = new Set([band, ...fills].map(hueNumber).filter(Boolean));
        expect([band, ...hues].length, [band, ...fills].join(" ")).toBeLessThanOrEqual(4);
      }
  },
);

test("A figure stands out from every band, also from that of its own category.", () => {
  for (const hue of categoryHues)
    for (const band of bands) {
      const { layers } = emblem({ hue, figure: "book" })(band);
      const ground = layers.find(({ d }) => d.includes("a56 56"));
      expect(ground?.fill).not.toBe(band);
    }
});

test("Nobody in a group stands there in the colour of the page, and whose coat is in a hue of the head's keeps it.", () => {
  const coats = (["ink", "paper", "hue3"] as const).map((dressColour) => ({
    seed: dressColour,
    traits: { dressColour },
  }));
  const { layers, height } = group(coats)("hue5");
  const standing = layers.filter(({ d }) => ends(d).foot >= height).map(({ fill }) => fill);
  expect(standing.toSorted()).toEqual(["hue2", "hue3", "tint2"]);
});

test("In the call to action one cell lets the band show through, and no tile has the band's colour.", () => {
  for (const seed of seeds) {
    for (const ground of ["hue1", "hue2", "hue3", "hue4"] as const) {
      const { layers } = callToAction({ seed, ground, piece: "hue5", columns: 4, rows: 3, column: 2 });
      expect(layers.map(({ fill }) => fill)).not.toContain(ground);
      // Nothing fills the whole picture.
      expect(layers.map(({ d }) => d).filter((d) => /h400v300/i.test(d))).toEqual([]);
    }
  }
});
