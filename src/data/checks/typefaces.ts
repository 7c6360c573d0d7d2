/** Files of the school's two fonts, and their characters. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { create, type Font } from "fontkitten";

/** Files of a font, in the content folder or a package. Beside a Latin file also those for other scripts, such as inter-greek-wght-normal.woff2. */
function fontPaths(contentFolder: string, file: string): string[] {
  // Node's places for packages: here, the engine for its spare font, and every folder above.
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

/** Fonts by the hash of their bytes: to decompress one takes a fifth of the time of a check. */
const fonts = new Map<string, Font>();

/** Reads a font. Throws if it is not one. */
export function readFont(path: string): Font {
  const bytes = readFileSync(path);
  const key = hash("sha256", bytes);
  const known = fonts.get(key);
  if (known) return known;
  const font = create(bytes);
  if (font.isCollection) throw new TypeError(`${path} holds several fonts.`);
  // Tables are read on demand: a truncated font fails here.
  font.hasGlyphForCodePoint(0);
  fonts.set(key, font);
  return font;
}

/** Font files for a text, each with its new characters, and characters that none has. No files if the font is missing. */
export function fontFiles(
  contentFolder: string,
  file: string,
  text: Iterable<string>,
): { files: { path: string; characters: string }[]; missing: string[] } {
  let missing = [...new Set(text)];
  const files = fontPaths(contentFolder, file).flatMap((path, index) => {
    const font = readFont(path);
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const characters = missing.filter(has).join("");
    missing = missing.filter((character) => !has(character));
    return index === 0 || characters !== "" ? [{ path, characters }] : [];
  });
  return { files, missing };
}

/** Spare font of share pictures, for letters that the school's fonts lack. */
export const spareFont = "@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2";

/** Files that draw a text in a share picture: the font, and the spare font for missing letters. */
export function pictureFonts(contentFolder: string, file: string, text: string): string[] {
  const own = fontFiles(contentFolder, file, text);
  const spare = fontFiles(contentFolder, spareFont, own.missing).files.filter(({ characters }) => characters);
  return [...own.files, ...spare].map(({ path }) => path);
}

export const packageOf = (file: string): string | undefined =>
  /^(@[^/]+\/)?[^/@]+(?=\/files\/)/.exec(file)?.[0];
