/** Hashes of all drawings. Accept a changed drawing with `npx vitest run src/art -u`. */
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { drawingsIn, ofCategories, seedsOf } from "../../tests/fixtures/art.ts";
import { cover, thumbnail, turningCell } from "./cover.ts";
import { diagram, diagramExamples } from "./diagrams.ts";
import { brand } from "./dialect.ts";
import { figureNames, figurePieces } from "./figures.ts";
import { headMosaic } from "./heads.ts";
import { wholeDrawing } from "./heads/inks.ts";
import { columns, group, map } from "./heads/many.ts";
import { coverOpening, sceneOpening, wordOpening } from "./openings.ts";
import { heroMosaic } from "./hero.ts";
import { accountMosaic, brokenRings, lockWithoutKeyhole } from "./screens.ts";
import { mosaic } from "./mosaic.ts";
import { toLayers } from "./picture.ts";
import { personScenes, portrait, portraitParts, studio } from "./portrait.ts";
import { portraitTraits } from "./portrait/traits.ts";
import { endingMosaic, scene, tile } from "./scenes.ts";
import { tileNames } from "./tile.ts";

const [seed = "", other = ""] = seedsOf(2);
// Traits on which the values of other traits depend.
const plain = { hair: "parted", scarf: false, glasses: true, age: "middle", beard: "none" } as const;
const inks = { ground: "tint2", body: "hue2", mark: "paper", deep: "ink", accent: "hue3" } as const;

const groups: Record<string, readonly unknown[]> = {
  tiles: tileNames.flatMap((name) =>
    ([0, 1, 2, 3] as const).map((turn) => tile({ name, turn, ground: "tint2", colour: "hue2" })),
  ),
  figures: figureNames.map((name) => toLayers(figurePieces(name, inks))),
  "traits of portraits": Object.entries(portraitTraits).flatMap(([trait, values]) =>
    values.map((value) => portrait({ seed: "Nina Okafor", traits: { ...plain, [trait]: value } })),
  ),
  "faces of seeds": seedsOf(40).flatMap((name) => [portrait({ seed: name }), portraitParts({ seed: name })]),
  "covers and mosaics": ofCategories.flatMap(({ dialect }) => {
    const options = { seed, dialect, figure: "book" } as const;
    return [
      cover(options),
      cover({ ...options, columns: 5, rows: 4 }),
      turningCell(options),
      thumbnail(options),
      mosaic({ seed, dialect, columns: 6, rows: 4 }),
    ];
  }),
  diagrams: diagramExamples.map((shows) => diagram(shows, "hue1")),
  heads: [
    ...["heads", "openings", "subjects"].flatMap((folder) =>
      drawingsIn(folder).map((name) => wholeDrawing(`${folder}/${name}`)("hue1")),
    ),
    ...[seed, other].map((name) => headMosaic({ seed: name, dialect: brand, columns: 3 })("tint2")),
    group(seedsOf(8).map((name) => ({ seed: name })))("hue5"),
    map(6)("tint1"),
    columns(3)("tint4"),
    ...([3, 4] as const).map((titleRows) => coverOpening({ seed, dialect: brand, titleRows })("hue1")),
    sceneOpening({ seed, dialect: brand, art: map(6), above: true })("tint1"),
    wordOpening({ seed, dialect: brand, art: columns(3) })("hue4"),
    studio({ seed }, { seed: other }, { wall: "hue3", other: "hue2" }),
    headMosaic({ seed, dialect: brand, columns: 5, figure: { name: "book", hue: "hue4" } })("tint4"),
  ],
  scenes: [
    heroMosaic("home"),
    ...["subjects/balance", "heads/bloom"].map((name) =>
      endingMosaic({ seed, dialect: brand, ground: "hue3", figure: wholeDrawing(name)("tint4") }),
    ),
    endingMosaic({ seed, dialect: brand, ground: "hue1", figure: portrait({ seed }) }),
    accountMosaic({ figure: "key", seed }),
    accountMosaic({ figure: "pencil", seed }),
    lockWithoutKeyhole("denied"),
    brokenRings("error"),
    scene("street"),
    scene("mark"),
    ...personScenes.map((name) => portrait({ seed, scene: name })),
    ...["steps", "desk"].flatMap((set) => drawingsIn(`scenes/${set}`).map((name) => scene(`${set}/${name}`))),
  ],
};

test("All drawings are as they were accepted.", () => {
  const digests = Object.entries(groups).map(([name, drawn]) => [
    name,
    hash("sha256", JSON.stringify(drawn)).slice(0, 10),
  ]);
  expect(Object.fromEntries(digests)).toMatchInlineSnapshot(`
    {
      "covers and mosaics": "66afefff36",
      "diagrams": "5e72cc100d",
      "faces of seeds": "0e173a996e",
      "figures": "b971d7d86d",
      "heads": "fc3075644d",
      "scenes": "62db4a211f",
      "tiles": "2d5be22846",
      "traits of portraits": "38acbaa2b7",
    }
  `);
});
