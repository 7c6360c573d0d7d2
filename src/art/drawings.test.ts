/** Hashes of all drawings. Accept a changed drawing with `npx vitest run src/art -u`. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingsIn, ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import * as art from "./art.ts";
import { cover } from "./cover.ts";
import { diagram, diagramExamples } from "./diagrams.ts";
import { drawingNames } from "./drawing-names.ts";
import { figurePieces } from "./figures.ts";
import { toLayers, toSvg } from "./picture.ts";
import { portrait } from "./portrait.ts";
import { portraitTraits } from "./portrait/traits.ts";
import { drawSubject } from "./subjects.ts";
import { tileNames } from "./tile.ts";

const { compose, heroWall, portraitParts } = art;

const [seed = "", other = ""] = seedsOf(2);
// Traits on which the values of other traits depend.
const plain = { hair: "parted", scarf: false, glasses: true, age: "middle", beard: "none" } as const;
const map = { of: "drawing", name: "heads/map", end: 0 } as const;
const inks = { ground: "tint2", body: "hue2", mark: "paper", deep: "ink", accent: "hue3" } as const;

const groups: Record<string, readonly unknown[]> = {
  tiles: tileNames.flatMap((name) =>
    ([0, 1, 2, 3] as const).map((turn) => compose("tile", { name, turn, ground: "tint2", colour: "hue2" })),
  ),
  figures: drawingNames.figures.map((name) => toLayers(figurePieces(name, inks))),
  "traits of portraits": Object.entries(portraitTraits).flatMap(([trait, values]) =>
    values.map((value) => portrait({ seed: "Nina Okafor", traits: { ...plain, [trait]: value } })),
  ),
  poses: seedsOf(8).flatMap((name) =>
    [1, 2, 3].map((again) => portrait({ seed: name, again, beside: "tint2" })),
  ),
  "faces of seeds": seedsOf(40).flatMap((name) => [portrait({ seed: name }), portraitParts({ seed: name })]),
  "covers and mosaics": ofCategories.flatMap(({ family }) => {
    const options = { seed, family, figure: "book" } as const;
    return [
      cover(options),
      compose("thumbnail", options),
      compose("mosaic", { seed, family, columns: 6, rows: 4 }),
    ];
  }),
  diagrams: diagramExamples.map((shows) => diagram(shows, "hue1")),
  heads: [
    ...["heads", "openings", "subjects"].flatMap((folder) =>
      drawingsIn(folder).map((name) => drawSubject({ of: "drawing", name: `${folder}/${name}` }, "hue1")),
    ),
    drawSubject({ of: "strip", seed }, "tint2"),
    drawSubject({ of: "strip", seed, figure: { name: "book", hue: "hue4" } }, "tint4"),
    drawSubject({ of: "faces", people: seedsOf(8).map((name) => ({ seed: name })) }, "hue5"),
    drawSubject({ of: "studio", people: [{ seed }, { seed: other }] }, "hue3"),
    ...[3, 4].map((titleRows) => compose("opening", { kind: "cover", seed, titleRows, band: "hue1" })),
    compose("opening", { kind: "scene", seed, subject: map, above: true, band: "tint1" }),
    compose("opening", { kind: "word", seed, subject: map, band: "hue4" }),
  ],
  scenes: [
    heroWall("home", true),
    compose("scene", { name: "street" }),
    compose("scene", { name: "mark" }),
    ...drawingNames["scenes/people"].map((name) => portrait({ seed, scene: name })),
    ...["screens", "steps", "desk"].flatMap((set) =>
      drawingsIn(`scenes/${set}`).map((name) => compose("scene", { name: `${set}/${name}` })),
    ),
  ],
};

test("All drawings are as they were accepted.", () => {
  const digests = Object.entries(groups).map(([name, drawn]) => [
    name,
    hash("sha256", JSON.stringify(drawn)).slice(0, 10),
  ]);
  expect(Object.fromEntries(digests)).toMatchInlineSnapshot(`
    {
      "covers and mosaics": "ba1420f6ec",
      "diagrams": "a05cb174d5",
      "faces of seeds": "56ef418d82",
      "figures": "b971d7d86d",
      "heads": "2ee7176f9c",
      "poses": "6b5f1c6cee",
      "scenes": "259056dcb7",
      "tiles": "2d5be22846",
      "traits of portraits": "38acbaa2b7",
    }
  `);
});

test("The icon of the site is its mark.", () => {
  expect(toSvg(compose("scene", { name: "mark" }))).toBe(readFileSync("public/favicon.svg", "utf8"));
});

test("Other folders get ten functions at most.", () => {
  expect(Object.values(art).filter((one) => typeof one === "function").length).toBeLessThanOrEqual(10);
});
