/** Pictures of the screens that stand alone. */
import { accountMosaic, type AccountFigure, type brokenRings } from "../art/screens.ts";
import type { BandColour } from "../art/heads/inks.ts";
import { mosaic } from "../art/mosaic.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { anchor } from "../prose/anchor.ts";
import { pointsView } from "./points.ts";
import { brandView, labelsOf, type Source } from "./source.ts";

/** What a screen with an account form shows besides its words: of the mosaic, and of the row of tiles on the panel that the form opens, only whole cells. The lines are drawn in the hues of a band. */
export function accountView(
  source: Source,
  points: Parameters<typeof pointsView>[2],
  { seed, figure, band }: { seed: string; figure: AccountFigure; band: BandColour },
) {
  const { content, pictures } = source;
  const { dialect } = content.brand;
  return {
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    points: pointsView(pictures, band, points),
    art: pictures.addInline(anchor(seed), accountMosaic({ figure, seed, dialect })),
    panelArt: pictures.paint(mosaic({ seed: `${seed} done`, dialect, columns: 8, rows: 1 })),
  };
}

/** The two pictures of a mosaic that lacks a tile: it, and the tile. */
export const puzzleView = (pictures: PictureStore, name: string, drawn: ReturnType<typeof brokenRings>) => ({
  art: pictures.addInline(name, drawn.mosaic),
  piece: pictures.addInline(`${name}-piece`, drawn.piece),
});
