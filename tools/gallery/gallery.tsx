import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { ReactNode } from "react";
import { Art } from "../../app/components/art/art";
import { cover, figureRow } from "../../site/art/cover.ts";
import { brand, categoryDialect, shapeFamilies } from "../../site/art/dialect.ts";
import { diagram, diagramExamples } from "../../site/art/diagrams.ts";
import { namesIn } from "../../site/art/drawing.ts";
import { figureNames } from "../../site/art/figures.ts";
import { bandColours, drawnHead } from "../../site/art/heads/inks.ts";
import { heroMosaic } from "../../site/art/hero.ts";
import { categoryHues } from "../../site/art/hues.ts";
import { mosaic } from "../../site/art/mosaic.ts";
import { paint, type Picture } from "../../site/art/picture.ts";
import { personScenes, portrait } from "../../site/art/portrait.ts";
import { portraitTraits } from "../../site/art/portrait/traits.ts";
import { scene, tile } from "../../site/art/scenes.ts";
import { tileNames } from "../../site/art/tile.ts";
import { readBrand } from "../../site/load/settings.ts";
import styles from "./gallery.module.css";

const palette = readBrand()?.palette;
if (!palette) throw new Error("brand.yaml has a mistake: npm run check:content names it.");

/** A drawing under its name: a picture of the generator, or the path of a file. */
type Named = readonly [name: string, drawn: Picture | string];

const seed = "gallery";
const dialects = categoryHues.flatMap((hue) =>
  shapeFamilies.map((shapes) => categoryDialect({ name: `${hue}, ${shapes}`, hue, shapes })),
);

/** Every drawing, from the lists of the generator itself, and every file as it is drawn. */
const drawings: Record<string, readonly Named[]> = {
  tiles: tileNames.flatMap((name) =>
    ([0, 1, 2, 3] as const).map((turn): Named => [
      `${name}, turned ${turn}`,
      tile({ name, turn, ground: "tint2", colour: "hue2" }),
    ]),
  ),
  mosaics: [brand, ...dialects].map((dialect) => [
    dialect.name,
    mosaic({ seed, dialect, columns: 5, rows: 3 }),
  ]),
  figures: figureNames.flatMap((figure) =>
    categoryHues.map((hue): Named => [`${figure}, ${hue}`, figureRow([figure], hue)]),
  ),
  diagrams: diagramExamples.flatMap((shows) =>
    categoryHues.map((hue): Named => [`${shows}, ${hue}`, diagram(shows, hue)]),
  ),
  covers: dialects.map((dialect) => [dialect.name, cover({ seed, dialect, figure: "book" })]),
  portraits: Object.entries(portraitTraits).flatMap(([trait, values]) =>
    values.map((value): Named => [
      `${trait}: ${value}`,
      portrait({ seed: trait, traits: { [trait]: value } }),
    ]),
  ),
  heads: ["heads", "subjects"].flatMap((folder) =>
    namesIn(folder).flatMap((name) =>
      bandColours.map((band): Named => [`${name}, ${band}`, drawnHead(`${folder}/${name}`)(band)]),
    ),
  ),
  scenes: [
    ...personScenes.map((name): Named => [name, portrait({ seed: name, scene: name })]),
    ["mark", scene("mark")],
    ["hero", heroMosaic(seed, palette).whole],
  ],
  files: globSync("site/drawings/**/*.svg")
    .toSorted()
    .map((file) => [file.replace("site/drawings/", ""), `/@fs${resolve(file)}`]),
};

const show = ([name, drawn]: Named): ReactNode => (
  <figure key={name} className={styles.named}>
    {typeof drawn === "string" ? (
      <img src={drawn} alt="" loading="lazy" />
    ) : (
      <Art picture={paint(drawn, palette)} />
    )}
    <figcaption>{name}</figcaption>
  </figure>
);

/** All drawings, in both themes side by side. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      {Object.entries(drawings).map(([group, all]) => (
        <details key={group} open>
          <summary>{group}</summary>
          <div className={styles.themes}>
            {["light", "dark"].map((theme) => (
              <div key={theme} className={styles.showing} data-theme={theme}>
                {all.map(show)}
              </div>
            ))}
          </div>
        </details>
      ))}
    </main>
  );
}
