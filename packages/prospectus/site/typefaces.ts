/** Where the files of the provider's two fonts lie, and which characters each of them has. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { create, type Font } from "fontkitten";

/**
 * The files of a font, in the content folder or else in an installed package: the one that is named, and where that has the Latin
 * letters, those beside it that packages keep for others, such as inter-greek-wght-normal.woff2. None where it is in neither.
 */
function fontFiles(contentFolder: string, file: string): string[] {
  // Where Node looks for packages: here, from the engine for its spare font, and in every folder above.
  const folders = [resolve("package.json"), import.meta.filename].flatMap(
    (from) => createRequire(from).resolve.paths(file) ?? [],
  );
  const path = [contentFolder, ...folders].map((folder) => join(folder, file)).find((one) => existsSync(one));
  if (path === undefined) return [];
  const [, name, ending] = /^(.+-)latin(-.+)$/.exec(basename(path)) ?? [];
  if (name === undefined || ending === undefined) return [path];
  const beside = readdirSync(dirname(path)).filter((one) => one.startsWith(name) && one.endsWith(ending));
  return [...new Set([path, ...beside.toSorted().map((one) => join(dirname(path), one))])];
}

/** Reads a font. Throws for a file that is none. */
export function readFont(path: string): Font {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new TypeError(`${path} holds several fonts.`);
  // The tables are read when they are first asked for: one that was cut off fails here.
  font.hasGlyphForCodePoint(0);
  return font;
}

/** The files of a font that have characters of a text, each with those that no file before it has; and those that none has. No files where the font is not there. */
export function fontParts(
  contentFolder: string,
  file: string,
  text: Iterable<string>,
): { parts: { path: string; characters: string }[]; missing: string[] } {
  let missing = [...new Set(text)];
  const parts = fontFiles(contentFolder, file).flatMap((path, index) => {
    const font = readFont(path);
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const characters = missing.filter(has).join("");
    missing = missing.filter((character) => !has(character));
    return index === 0 || characters !== "" ? [{ path, characters }] : [];
  });
  return { parts, missing };
}

/** The font of letters in share pictures that a font of the provider does not have: Greek, Cyrillic, Hebrew and signs. */
export const spareFont = "@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2";

/** The files that draw a text in a share picture: those of the font, and of the spare one for letters that it lacks. */
export function pictureFonts(contentFolder: string, file: string, text: string): string[] {
  const own = fontParts(contentFolder, file, text);
  const spare = fontParts(contentFolder, spareFont, own.missing).parts.filter(({ characters }) => characters);
  return [...own.parts, ...spare].map(({ path }) => path);
}

/** The package whose file a font is; nothing for a file of the content folder. */
export const packageOf = (file: string): string | undefined =>
  /^(@[^/]+\/)?[^/@]+(?=\/files\/)/.exec(file)?.[0];
