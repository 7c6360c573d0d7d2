/**
 * Makes the folder that the front end knows as `@brand`: the colours of brand.yaml as a style sheet, and the two fonts, cut down to
 * the characters that the site uses: every character of the content files, printable ASCII but for signs of code, and the signs that
 * the code writes. A provider who adds a word in Polish gets its letters with the next build.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { cached } from "../site/cache.ts";
import { contentFolder } from "../site/content-folder.ts";
import { readBrand } from "../site/load/load.ts";
import { rolesOf, type Brand } from "../site/records/brand.ts";
import { typefaces } from "../site/typefaces.ts";

const cache = resolve(".cache", "brand");

/** The feature that the fonts keep. Ligatures, and figures of one width, would each take a twentieth of their bytes. */
const features = ["kern"];
/** What sets combining marks. Most texts have none, since their accented letters are single characters. */
const markFeatures = ["ccmp", "locl", "mark"];
const combiningMark = /\p{M}/u;

/** What menus of installed fonts show, and widths that are in the outlines too (OpenType, HVAR): a browser needs neither. */
const dropTables = ["STAT", "HVAR"];

/** The weights that the styles use. Headings have one, which takes half of a variable font's bytes. */
const weights = { display: 700, body: { min: 400, max: 600 } } as const;

/** The packages of the fonts. Their licence asks for its text beside the fonts (OFL 1.1, condition 2). */
export const fontPackages = Object.values(typefaces).map((file) => file.replace(/\/files\/.*/, ""));

/** Signs of code, left to the fallback font: with their kerning they would be a tenth of the fonts' bytes. */
const signsOfCode = /[<=>[\\\]^`{|}~]/;

/** The characters of all content files, and those that stand in every site: letters, figures and signs of a keyboard, quotes, dashes. */
function charactersOf(folder: string): string {
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  return [...new Set(`${ascii}“”‘’–—…· \u00a0${texts.join("")}`)]
    .filter((character) => character >= " " && !signsOfCode.test(character))
    .toSorted()
    .join("");
}

/** The colours as custom properties: those of the palette, and those of the pages for both themes. Nothing where brand.yaml has a mistake, which the content check reports. */
export function colourSheet(brand: Brand | undefined): string {
  if (!brand) return "";
  const palette = Object.entries(brand.palette).map(([name, colour]) => `--${name}: ${colour};`);
  const roles = Object.entries(rolesOf(brand)).map(([name, { light, dark }]) =>
    light === dark ? `--${name}: ${light};` : `--${name}: light-dark(${light}, ${dark});`,
  );
  return `@layer base { :root { color-scheme: light dark; ${[...palette, ...roles].join(" ")} } }\n`;
}

/**
 * Makes the folder, or takes it from the cache, and gives its path. It has `colours.css`, `display.woff2` and `body.woff2`. A
 * character that a font does not have is left to the fallback font.
 */
async function makeBrandFolder(): Promise<string> {
  const sheet = colourSheet(readBrand(contentFolder));
  const characters = charactersOf(contentFolder);
  const keepFeatures = combiningMark.test(characters) ? [...features, ...markFeatures] : features;
  const require = createRequire(import.meta.url);
  const sources = (["display", "body"] as const).map((name) => ({
    name,
    wght: weights[name],
    font: readFileSync(require.resolve(typefaces[name])),
  }));
  const hash = createHash("sha256").update(characters).update(sheet);
  for (const { font, wght } of sources)
    hash.update(font).update(JSON.stringify([wght, keepFeatures, dropTables]));
  const folder = join(cache, hash.digest("hex").slice(0, 12));
  await Promise.all([
    cached(join(folder, "colours.css"), async () => Buffer.from(sheet)),
    ...sources.map(async ({ name, font, wght }) => {
      // The package's types do not know these two yet.
      const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; dropTables: string[] } = {
        targetFormat: "woff2",
        variationAxes: { wght },
        keepFeatures,
        dropTables,
      };
      await cached(join(folder, `${name}.woff2`), () => subsetFont(font, characters, options));
    }),
  ]);
  return folder;
}

let made: Promise<string> | undefined;

/** The folder of the brand for the content folder as it is, made once. */
export function brandFolder(): Promise<string> {
  made ??= makeBrandFolder();
  return made;
}
