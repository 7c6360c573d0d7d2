import { brand } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { missingTile } from "../art/scenes.ts";
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
  return { ...content.pages.signup, brand: brandView(source), ...art(pictures, "sign up") };
}

/** The access-denied screen: a mosaic that lacks a tile. */
export function deniedView(source: Source) {
  const { content, pictures } = source;
  return {
    brand: brandView(source),
    ...content.pages.denied,
    art: pictures.addInline("denied", missingTile({ seed: "denied", ground: "lilac" })),
  };
}

/** The error page, for an unknown address or a screen that failed. */
export function errorView(source: Source) {
  const { content, pictures } = source;
  // Every page carries these words, so none that only the error page's own head needs.
  const { meta: _meta, ...words } = content.pages.error;
  return {
    brand: brandView(source),
    ...words,
    art: pictures.addInline("error", missingTile({ seed: "error", ground: "sky" })),
  };
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
