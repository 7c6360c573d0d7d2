import { brand } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { format } from "../art/path.ts";
import { tileNames, tilePath, type TileName } from "../art/tile.ts";
import { brokenRings, lockWithoutKeyhole } from "../art/missing-tile.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { anchor } from "../load/prose/anchor.ts";
import { pageWords } from "./page-words.ts";
import { brandView, type Source } from "./shared.ts";

/** The mosaic beside a form, and the row of tiles on the panel that the form opens. The screens show only whole cells of them. */
const art = (pictures: PictureStore, seed: string) => ({
  art: pictures.addInline(anchor(seed), mosaic({ seed, dialect: brand, columns: 8, rows: 7 })),
  panelArt: mosaic({ seed: `${seed} done`, dialect: brand, columns: 8, rows: 1 }),
});

/** The log-in screen. */
export function loginView(source: Source) {
  const { content, pictures } = source;
  return {
    ...content.pages.login,
    brand: brandView(source),
    demoUser: content.site.demo,
    ...art(pictures, "log in"),
  };
}

/** The sign-up screen. */
export function signupView(source: Source) {
  const { content, pictures } = source;
  return {
    ...content.pages.signup,
    brand: brandView(source),
    ...art(pictures, "sign up"),
    /** What the browser draws a typed name with: the dialect, and the shapes unturned. */
    kit: {
      dialect: brand,
      shapes: Object.fromEntries(tileNames.map((name) => [name, format(tilePath(name, 0, 0, 0))])) as Record<
        TileName,
        string
      >,
    },
  };
}

/** The two pictures of a mosaic that lacks a tile: it, and the tile. */
const puzzle = (pictures: PictureStore, name: string, drawn: ReturnType<typeof brokenRings>) => ({
  art: pictures.addInline(name, drawn.mosaic),
  piece: pictures.addInline(`${name}-piece`, drawn.piece),
});

/** The access-denied screen: a lock that lacks its keyhole. */
export function deniedView(source: Source) {
  const { content, pictures } = source;
  const { tile: _tile, ...words } = content.pages.denied;
  return {
    brand: brandView(source),
    ...words,
    ...puzzle(pictures, "denied", lockWithoutKeyhole("denied")),
  };
}

/** The error page, a mosaic that lacks a tile, for an unknown address or a screen that failed. */
export function errorView(source: Source) {
  const { content, pictures } = source;
  // Every page carries these words, so none that only the error page's own head needs.
  const { meta: _meta, tile: _tile, ...words } = content.pages.error;
  return {
    brand: brandView(source),
    ...words,
    ...puzzle(pictures, "error", brokenRings("error")),
  };
}

/** What is said of the loose tiles. It is fetched with what moves them. */
export function tileView({ content: { pages } }: Source) {
  return { denied: pages.denied.tile, error: pages.error.tile };
}

/** With more pages the list would weigh more than its help is worth: 5,000 are some 40 KB compressed. Those that are always there come first. */
const most = 5000;

/** The pages with their titles, for the error page to find the one whose address is most like the one that was asked for. The home page is like any, and nobody looks for /denied. */
export function nearView({ content }: Source) {
  return content.pageList
    .filter(({ kind }) => kind !== "home" && kind !== "denied")
    .slice(0, most)
    .map((page) => ({ to: page.path, label: pageWords(content, page).title }));
}
