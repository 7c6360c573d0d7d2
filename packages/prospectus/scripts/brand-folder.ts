/**
 * Makes the folder that the front end knows as `@brand`: the colours and the names of fonts of brand.yaml as a style sheet, and the two fonts, cut down to
 * the characters that the site uses: every character of the content files, printable ASCII but for signs of code, and what the code
 * writes. A provider who adds a word in Polish gets its letters with the next build.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { colours } from "../site/art/palette.ts";
import { cached } from "../site/cache.ts";
import { contentFolder } from "../site/content-folder.ts";
import { readBrand, readPlace } from "../site/load/settings.ts";
import { rolesOf, type Brand } from "../site/records/brand.ts";
import { priceText } from "../site/schema/money.ts";
import { fontParts, packageOf, readFont } from "../site/typefaces.ts";

const cache = resolve(".cache", "brand");

/** The features that the fonts keep: kerning, and figures as high as capitals for the days of events. Ligatures, and figures of one width, would each take a twentieth of their bytes. */
const features = ["kern", "lnum"];
/** What sets combining marks. Most texts have none, since their accented letters are single characters. */
const markFeatures = ["ccmp", "locl", "mark"];
const combiningMark = /\p{M}/u;

/** What menus of installed fonts show, and widths that are in the outlines too (OpenType, HVAR): a browser needs neither. */
const dropTables = ["STAT", "HVAR"];

/** The weights that the styles use. Headings have one, which takes half of a variable font's bytes. */
const displayWeight = 700;
const bodyWeights = { min: 400, max: 600 };

/** The packages of the fonts. Their licence asks for its text beside the fonts (OFL 1.1, condition 2). */
export const fontPackages = Object.values(readBrand(contentFolder)?.fonts ?? {}).flatMap(
  ({ file }) => packageOf(file) ?? [],
);

/** Signs of code, left to the fallback font: with their kerning they would be a tenth of the fonts' bytes. */
const signsOfCode = /[<=>[\\\]^`{|}~]/;

/** The characters of all content files, capitals too, since eyebrows are set in them; the months; the digits and the sign of prices; letters, figures and signs of a keyboard, quotes, dashes. */
function charactersOf(folder: string): string {
  const texts = globSync("**/*.{yaml,yml,md}", { cwd: folder })
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
  const place = readPlace(folder);
  const { language } = place;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "long", calendar: "gregory" });
  const months = Array.from({ length: 12 }, (_, month) => dates.format(new Date(2024, month))).join("");
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const price = priceText(9_876_543_210, place);
  return [...new Set(`${ascii}“”‘’–—…· \u00a0${texts}${texts.toLocaleUpperCase(language)}${months}${price}`)]
    .filter((character) => character >= " " && !signsOfCode.test(character))
    .toSorted()
    .join("");
}

/** The figures of Arial, as the package @capsizecss/metrics has them: its width is the average of Latin text. */
const arial = {
  familyName: "Arial",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

/** What makes Arial as large as a font, so that no line moves when the font arrives. */
export async function roomOf(path: string): Promise<string> {
  const { characterSet, variationAxes } = readFont(path);
  const regular = await subsetFont(readFileSync(path), String.fromCodePoint(...characterSet), {
    targetFormat: "sfnt",
    ...(variationAxes["wght"] ? { variationAxes: { wght: 400 } } : {}),
  });
  const stack = createFontStack([await fromBuffer(regular), arial], { fontFaceFormat: "styleObject" });
  return Object.entries(stack.fontFaces[0]?.["@font-face"] ?? {})
    .filter(([name]) => /Override|sizeAdjust/.test(name))
    .map(([name, percent]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${property}: ${Math.round(100 * Number.parseFloat(String(percent))) / 100}%;`;
    })
    .join("");
}

const fallbackOf = { display: "Display Fallback", body: "Body Fallback" };

/** The colours and the names of the fonts as custom properties; the colours of the pages for both themes. */
function properties(brand: Brand): string {
  const palette = colours.map((name) => `--${name}: ${brand.palette[name]};`);
  const roles = Object.entries(rolesOf(brand)).map(([name, { light, dark }]) =>
    light === dark ? `--${name}: ${light};` : `--${name}: light-dark(${light}, ${dark});`,
  );
  const { display, body } = brand.fonts;
  const fonts = [
    `--display: "${display.family}", "${fallbackOf.display}", sans-serif;`,
    `--body: "${body.family}", "${fallbackOf.body}", system-ui, sans-serif;`,
  ];
  return `@layer base { :root { color-scheme: light dark; ${[...palette, ...roles, ...fonts].join(" ")} } }\n`;
}

/** A font in files as small as can be: what makes each, and how the style sheet names them and the fallback that takes their room until they are there. */
async function cutFont(
  name: keyof typeof fallbackOf,
  { family, file }: Brand["fonts"]["body"],
  content: string,
) {
  const { parts } = fontParts(contentFolder, file, content);
  const files = parts.map(({ path, characters }, index) => {
    const isVariable = readFont(path).variationAxes["wght"] !== undefined;
    // The package's types do not know the last two yet.
    const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; dropTables: string[] } = {
      targetFormat: "woff2",
      ...(isVariable ? { variationAxes: { wght: name === "display" ? displayWeight : bodyWeights } } : {}),
      keepFeatures: combiningMark.test(characters) ? [...features, ...markFeatures] : features,
      dropTables,
    };
    const weight =
      name === "display" ? displayWeight : isVariable ? `${bodyWeights.min} ${bodyWeights.max}` : 400;
    // The first has all common letters. A browser asks for another where a page has one of its characters.
    const range = Array.from(characters, (one) => `U+${one.codePointAt(0)?.toString(16)}`).join();
    const cut = `${name}${index === 0 ? "" : index + 1}.woff2`;
    return {
      cut,
      font: readFileSync(path),
      characters,
      options,
      face: `@font-face { font-family: "${family}"; src: url("./${cut}") format("woff2"); font-weight: ${weight}; font-display: swap;${index === 0 ? "" : ` unicode-range: ${range};`} }\n`,
    };
  });
  const [first] = parts;
  const room = first && (await roomOf(first.path));
  const fallback = `@font-face { font-family: "${fallbackOf[name]}"; src: local("Arial"), local("Liberation Sans"), local("Helvetica");${room} }\n`;
  return { files, sheet: files.map(({ face }) => face).join("") + fallback };
}

/**
 * Makes the folder, or takes it from the cache, and gives its path. It has `brand.css`, `display.woff2`, `body.woff2` and further
 * files of the two fonts where the content needs them. A character that a font does not have is left to the fallback font. Where
 * brand.yaml has a mistake, which the content check reports, the folder is empty.
 */
export async function brandFolder(): Promise<string> {
  const brand = readBrand(contentFolder);
  if (!brand) return join(cache, "none");
  const content = charactersOf(contentFolder);
  const cuts = await Promise.all([
    cutFont("display", brand.fonts.display, content),
    cutFont("body", brand.fonts.body, content),
  ]);
  const files = cuts.flatMap((one) => one.files);
  const sheet = cuts.map((one) => one.sheet).join("") + properties(brand);
  const hash = createHash("sha256").update(sheet);
  for (const { font, characters, options } of files)
    hash.update(font).update(characters).update(JSON.stringify(options));
  const folder = join(cache, hash.digest("hex").slice(0, 12));
  await Promise.all([
    cached(join(folder, "brand.css"), async () => Buffer.from(sheet)),
    ...files.map(({ cut, font, characters, options }) =>
      cached(join(folder, cut), () => subsetFont(font, characters, options)),
    ),
  ]);
  return folder;
}
