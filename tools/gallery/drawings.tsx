import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { ReactNode } from "react";
import { Art } from "../../app/components/art/art";
import { cover, figureRow } from "../../site/art/cover.ts";
import { brand, categoryDialect, shapeFamilies } from "../../site/art/dialect.ts";
import { diagram, diagramExamples } from "../../site/art/diagrams.ts";
import { namesIn } from "../../site/art/drawing.ts";
import { figureNames } from "../../site/art/figures.ts";
import { drawnHead, headInks, type BandColour } from "../../site/art/heads/inks.ts";
import { categoryHues } from "../../site/art/hues.ts";
import { mosaic } from "../../site/art/mosaic.ts";
import type { Palette } from "../../site/art/palette.ts";
import { paint, type Picture } from "../../site/art/picture.ts";
import { personScenes, portrait } from "../../site/art/portrait.ts";
import { portraitTraits, type PortraitTraits } from "../../site/art/portrait/traits.ts";
import { heroMosaic } from "../../site/art/hero.ts";
import { scene, tile } from "../../site/art/scenes.ts";
import { tileNames, type Turn } from "../../site/art/tile.ts";
import { readBrand } from "../../site/load/settings.ts";
import styles from "./gallery.module.css";

/** The colours in which the gallery shows all drawings: those of the site. */
const palette = readBrand()?.palette as Palette;

/** A picture with its name under it. */
function Named({ name, picture }: { name: string; picture: Picture }) {
  return (
    <figure className={styles.named}>
      <Art picture={paint(picture, palette)} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const row = (children: ReactNode) => <div className={styles.pictures}>{children}</div>;
const turns: readonly Turn[] = [0, 1, 2, 3];
const bands = Object.keys(headInks) as BandColour[];

/** Every tile, dialect, figure, head and trait of a portrait, from the lists of the generator itself, and every file as it is drawn. */
export const drawings: readonly { name: string; show: () => ReactNode }[] = [
  {
    name: "tiles",
    show: () =>
      row(
        tileNames.flatMap((name) =>
          turns.map((turn) => (
            <Named
              key={name + turn}
              name={`${name}, turned ${turn}`}
              picture={tile({ name, turn, ground: "tint2", colour: "hue2" })}
            />
          )),
        ),
      ),
  },
  {
    name: "dialects",
    show: () =>
      row(
        categoryHues.flatMap((hue) =>
          shapeFamilies.map((shapes) => (
            <Named
              key={hue + shapes}
              name={`${hue}, ${shapes}`}
              picture={mosaic({
                seed: "gallery",
                dialect: categoryDialect({ name: "gallery", hue, shapes }),
                columns: 5,
                rows: 3,
              })}
            />
          )),
        ),
      ),
  },
  {
    name: "figures",
    show: () =>
      row(
        figureNames.flatMap((figure) =>
          categoryHues.map((hue) => (
            <Named key={figure + hue} name={`${figure}, ${hue}`} picture={figureRow([figure], hue)} />
          )),
        ),
      ),
  },
  {
    name: "diagrams",
    show: () =>
      row(
        diagramExamples.map((shows, index) => {
          const hue = categoryHues[index % categoryHues.length] ?? "hue2";
          const picture = diagram(shows, hue);
          return <Named key={shows} name={`${shows}, labels: ${picture.rooms.length}`} picture={picture} />;
        }),
      ),
  },
  {
    name: "covers",
    show: () =>
      row(
        figureNames.map((figure, index) => (
          <Named
            key={figure}
            name={figure}
            picture={cover({
              seed: figure,
              dialect: categoryDialect({
                name: "gallery",
                hue: categoryHues[index % categoryHues.length] ?? "hue2",
                shapes: shapeFamilies[index % shapeFamilies.length] ?? "angles",
              }),
              figure,
            })}
          />
        )),
      ),
  },
  {
    name: "portraits",
    show: () =>
      row(
        Object.entries(portraitTraits).flatMap(([trait, values]) =>
          values.map((value) => (
            <Named
              key={`${trait} ${value}`}
              name={`${trait}: ${value}`}
              picture={portrait({ seed: trait, traits: { [trait]: value } as PortraitTraits })}
            />
          )),
        ),
      ),
  },
  {
    name: "heads",
    show: () =>
      row(
        ["heads", "subjects"].flatMap((folder) =>
          namesIn(folder).flatMap((name) =>
            bands.map((band) => (
              <Named
                key={name + band}
                name={`${name}, ${band}`}
                picture={drawnHead(`${folder}/${name}`)(band)}
              />
            )),
          ),
        ),
      ),
  },
  {
    name: "files",
    show: () =>
      row(
        globSync("site/drawings/**/*.svg")
          .toSorted()
          .map((file) => (
            <figure key={file} className={styles.named}>
              <img src={`/@fs${resolve(file)}`} alt="" loading="lazy" />
              <figcaption>{file.replace("site/drawings/", "")}</figcaption>
            </figure>
          )),
      ),
  },
  {
    name: "scenes",
    show: () =>
      row(
        <>
          {personScenes.map((name) => (
            <Named key={name} name={name} picture={portrait({ seed: name, scene: name })} />
          ))}
          <Named name="mark" picture={scene("mark")} />
          <Named name="hero" picture={heroMosaic("gallery", palette).whole} />
          <Named
            name="all shapes and colours"
            picture={mosaic({ seed: "gallery", dialect: brand, columns: 12, rows: 3 })}
          />
        </>,
      ),
  },
];
