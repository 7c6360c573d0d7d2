import { globSync } from "node:fs";
import { resolve } from "node:path";
import { cover, figureAlone } from "../../site/art/cover.ts";
import { brand, categoryDialect, shapeFamilies } from "../../site/art/dialect.ts";
import { diagram, diagramExamples } from "../../site/art/diagrams.ts";
import { namesIn } from "../../site/art/drawing.ts";
import { figureNames } from "../../site/art/figures.ts";
import { bandColours, drawnHead } from "../../site/art/heads/inks.ts";
import { heroMosaic } from "../../site/art/hero.ts";
import { categoryHues } from "../../site/art/hues.ts";
import { mosaic } from "../../site/art/mosaic.ts";
import { toSvg, type Picture } from "../../site/art/picture.ts";
import { personScenes, portrait } from "../../site/art/portrait.ts";
import { portraitTraits } from "../../site/art/portrait/traits.ts";
import { scene, tile } from "../../site/art/scenes.ts";
import { tileNames } from "../../site/art/tile.ts";
import { engineFolder } from "../../site/engine-folder.ts";
import { readBrand } from "../../site/load/settings.ts";

const palette = readBrand()?.palette;
if (!palette) throw new Error("brand.yaml has a mistake. Run npm run check:content.");

const drawn = (name: string, picture: Picture) =>
  `<figure>${toSvg(picture, palette)}<figcaption>${name}</figcaption></figure>`;

const seed = "gallery";
const dialects = categoryHues.flatMap((hue) =>
  shapeFamilies.map((shapes) => categoryDialect({ name: `${hue}, ${shapes}`, hue, shapes })),
);
const inHues = (
  names: readonly string[],
  draw: (name: string, hue: (typeof categoryHues)[number]) => Picture,
) => names.flatMap((name) => categoryHues.map((hue) => drawn(`${name}, ${hue}`, draw(name, hue))));

const groups: Record<string, string[]> = {
  tiles: tileNames.flatMap((name) =>
    ([0, 1, 2, 3] as const).map((turn) =>
      drawn(`${name}, turned ${turn}`, tile({ name, turn, ground: "tint2", colour: "hue2" })),
    ),
  ),
  mosaics: [brand, ...dialects].map((dialect) =>
    drawn(dialect.name, mosaic({ seed, dialect, columns: 5, rows: 3 })),
  ),
  covers: dialects.map((dialect) => drawn(dialect.name, cover({ seed, dialect, figure: "book" }))),
  figures: inHues(figureNames, (name, hue) => figureAlone(name, hue)),
  diagrams: inHues(diagramExamples, diagram),
  portraits: Object.entries(portraitTraits).flatMap(([trait, values]) =>
    values.map((value) => drawn(`${trait}: ${value}`, portrait({ seed, traits: { [trait]: value } }))),
  ),
  heads: ["heads", "subjects"].flatMap((folder) =>
    namesIn(folder).flatMap((name) =>
      bandColours.map((band) => drawn(`${name}, ${band}`, drawnHead(`${folder}/${name}`)(band))),
    ),
  ),
  scenes: [
    ...personScenes.map((name) => drawn(name, portrait({ seed, scene: name }))),
    drawn("mark", scene("mark")),
    drawn("hero", heroMosaic(seed, palette).picture),
  ],
  files: globSync("site/drawings/**/*.svg", { cwd: engineFolder })
    .toSorted()
    .map(
      (file) =>
        `<figure><img src="/@fs${resolve(engineFolder, file)}"><figcaption>${file}</figcaption></figure>`,
    ),
};

const styles = [
  "body { margin: 0; font: 0.8rem sans-serif }",
  "summary { padding: 1rem; font-size: 1.5rem }",
  "details div { display: grid; grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); gap: 1rem; padding: 1rem }",
  `details div + div { color: ${palette.paper}; background: ${palette.ink} }`,
  "figure { margin: 0 }",
  "svg, img { inline-size: 100%; block-size: auto }",
].join("\n");

/** The HTML document. Each group is on light and dark ground. */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery: all drawings of the site</title>
<style>${styles}</style>
${Object.entries(groups)
  .map(
    ([name, all]) =>
      `<details open><summary>${name}</summary>${`<div>${all.join("")}</div>`.repeat(2)}</details>`,
  )
  .join("\n")}
</html>`;
