/** Pictures of the screens that stand alone. */
import type { brokenRings } from "../art/missing-tile.ts";
import { accountMosaic, type AccountFigure } from "../art/account.ts";
import { mosaic } from "../art/mosaic.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { anchor } from "../prose/anchor.ts";
import type { Source } from "./source.ts";

/** The mosaic with its figure beside a form, and the row of tiles on the panel that the form opens. The screens show only whole cells of them. */
export const accountArt = (
  { content: { brand }, pictures }: Source,
  seed: string,
  figure: AccountFigure,
) => ({
  art: pictures.addInline(anchor(seed), accountMosaic({ figure, seed, dialect: brand.dialect })),
  panelArt: pictures.paint(mosaic({ seed: `${seed} done`, dialect: brand.dialect, columns: 8, rows: 1 })),
});

/** The two pictures of a mosaic that lacks a tile: it, and the tile. */
export const puzzleView = (pictures: PictureStore, name: string, drawn: ReturnType<typeof brokenRings>) => ({
  art: pictures.addInline(name, drawn.mosaic),
  piece: pictures.addInline(`${name}-piece`, drawn.piece),
});
