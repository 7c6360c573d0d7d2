/**
 * Every drawing stays as it was accepted, told by a short digest of its SVG: nothing else can tell a number in a path that
 * slipped from one that is meant. Who changes a drawing looks at it in `npm run gallery` and accepts the new digests with
 * `npx vitest run site/art -u`.
 */
import { createHash } from "node:crypto";
import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { palette, svgOf } from "../../tests/fixtures/svg-of.ts";
import { accountMosaic } from "./account.ts";
import { cover, coverPieces, thumbnail, turningCell } from "./cover.ts";
import { diagram, diagramExamples } from "./diagrams.ts";
import { namesIn } from "./drawing.ts";
import { brand, categoryDialect, shapeFamilies } from "./dialect.ts";
import { figureNames, figurePieces } from "./figures.ts";
import { emblem, headMosaic } from "./heads.ts";
import { drawnHead } from "./heads/inks.ts";
import { columns, group, map } from "./heads/many.ts";
import { heroMosaic } from "./hero.ts";
import { categoryHues } from "./hues.ts";
import { brokenRings, lockWithoutKeyhole } from "./missing-tile.ts";
import { mosaic } from "./mosaic.ts";
import { toLayers } from "./picture.ts";
import { portrait, portraitParts } from "./portrait.ts";
import { portraitTraits } from "./portrait/traits.ts";
import { callToAction, scene, pageStrip, tile } from "./scenes.ts";
import { tileNames, type Turn } from "./tile.ts";

/** The start of the SHA-256 of what was drawn: enough to tell two drawings apart. */
const digest = (drawn: unknown) =>
  createHash("sha256").update(JSON.stringify(drawn)).digest("hex").slice(0, 10);

const dialects = categoryHues.flatMap((hue) =>
  shapeFamilies.map((shapes) => categoryDialect({ name: `${hue} ${shapes}`, hue, shapes })),
);

test.each(tileNames)("The tile %s is drawn as it was accepted, at every turn.", (name) => {
  const turns: readonly Turn[] = [0, 1, 2, 3];
  expect(
    turns.map((turn) => digest(svgOf(tile({ name, turn, ground: "tint2", colour: "hue2" })))).join(" "),
  ).toMatchSnapshot();
});

test.each(figureNames)("The figure %s is drawn as it was accepted.", (name) => {
  const inks = { ground: "tint2", body: "hue2", mark: "paper", deep: "ink", accent: "hue3" } as const;
  const light = { ground: "hue2", body: "paper", mark: "hue2", deep: "ink", accent: "hue3" } as const;
  expect([inks, light].map((set) => digest(toLayers(figurePieces(name, set)))).join(" ")).toMatchSnapshot();
});

test.each(Object.entries(portraitTraits))(
  "Portraits show each value of %s as it was accepted.",
  (trait, values) => {
    // A face with all that a value may depend on: hair before the ears, glasses to be seen, a beard in its colour.
    const plain = { hair: "parted", scarf: false, glasses: true, age: "middle", beard: "none" } as const;
    const drawn = values.map((value) => [
      String(value),
      digest(svgOf(portrait({ seed: "Nina Okafor", traits: { ...plain, [trait]: value } }))),
    ]);
    expect(Object.fromEntries(drawn)).toMatchSnapshot();
  },
);

test("Seeds choose the faces that were accepted, as one picture and in parts.", () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `person ${i}`);
  expect(seeds.map((seed) => digest(svgOf(portrait({ seed }))))).toMatchSnapshot();
  expect(digest(seeds.slice(0, 8).map((seed) => portraitParts({ seed })))).toMatchSnapshot();
});

test.each(dialects.map((dialect) => [dialect.name, dialect] as const))(
  "Covers and mosaics in the dialect %s are drawn as they were accepted.",
  (_, dialect) => {
    const options = { seed: "a course", dialect, figure: "book" } as const;
    expect({
      cover: digest(svgOf(cover(options))),
      high: digest(svgOf(cover({ ...options, columns: 5, rows: 4 }))),
      pieces: digest(coverPieces(options, 9)),
      turning: String(turningCell(options)),
      thumbnail: digest(svgOf(thumbnail(options))),
      mosaic: digest(svgOf(mosaic({ seed: "a course", dialect, columns: 6, rows: 4 }))),
    }).toMatchSnapshot();
  },
);

test("The mosaic of a head is drawn as it was accepted.", () => {
  const drawn = ["a title", "another"].map((seed) =>
    digest(svgOf(headMosaic({ seed, dialect: brand })("tint2"))),
  );
  expect(drawn.join(" ")).toMatchSnapshot();
});

test("The halves of the lock and of its keyhole reach below each other: two that only met would leave a hairline.", () => {
  const { mosaic: lock, piece } = lockWithoutKeyhole("denied");
  const [ink, blue, yellow, red] = lock.layers.slice(-4).map(({ d }) => new SVGPathData(d).getBounds());
  expect(ink?.maxX).toBeGreaterThan(blue?.minX ?? Infinity);
  expect(yellow?.maxX).toBeGreaterThan(red?.minX ?? Infinity);
  const [, left, right] = piece.layers.map(({ d }) => new SVGPathData(d).getBounds());
  expect(left?.maxX).toBeGreaterThan(right?.minX ?? Infinity);
});

test.each(diagramExamples)("The diagram %s is drawn as it was accepted.", (shows) => {
  expect(digest(svgOf(diagram(shows, "hue1")))).toMatchSnapshot();
});

test("The scenes of the pages are drawn as they were accepted.", () => {
  const scenes = {
    hero: heroMosaic("home", palette),
    call: callToAction({ seed: "journey", ground: "hue3", piece: "hue1", columns: 4, rows: 3, column: 2 }),
    redCall: callToAction({
      seed: "journey",
      ground: "hue1",
      piece: "hue2",
      columns: 14,
      rows: 1,
      column: 3,
    }),
    shelf: drawnHead("heads/shelf")("tint3"),
    frontPage: drawnHead("heads/front-page")("tint3"),
    doorway: drawnHead("heads/doorway")("hue3"),
    telephone: drawnHead("heads/telephone")("tint2"),
    question: drawnHead("heads/question-mark")("tint2"),
    group: group(Array.from({ length: 8 }, (_, i) => ({ seed: `person ${i}` })))("hue5"),
    map: map(6)("tint1"),
    columns: columns(3)("tint4"),
    flower: drawnHead("heads/flower")("hue5"),
    emblem: emblem({ hue: "hue4", figure: "book" })("tint4"),
    ...Object.fromEntries(namesIn("subjects").map((name) => [name, drawnHead(`subjects/${name}`)("hue1")])),
    strip: pageStrip({ seed: "a", dialect: brand, columns: 24 }),
    key: accountMosaic({ figure: "key", seed: "a", dialect: brand }),
    pencil: accountMosaic({ figure: "pencil", seed: "a", dialect: brand }),
    lock: lockWithoutKeyhole("denied"),
    rings: brokenRings("error"),
    street: scene("street"),
    logo: scene("mark"),
  };
  expect(
    Object.fromEntries(Object.entries(scenes).map(([name, drawn]) => [name, digest(drawn)])),
  ).toMatchSnapshot();
});
