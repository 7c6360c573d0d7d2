/** Makes the folder `@brand`: brand.yaml as a style sheet, and its fonts, reduced to the characters that the site uses. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { colours } from "../art/palette.ts";
import { cached } from "../data/images/cache.ts";
import { contentFolder } from "../reader/content-folder.ts";
import { readBrand, readLocale } from "../data/checks/settings.ts";
import { rolesOf, type Brand } from "../data/records/brand.ts";
import { priceText } from "../data/schema/money.ts";
import { fontFiles, packageOf, readFont } from "../data/checks/typefaces.ts";

const cache = resolve(".cache", "brand");

/** Font features to keep: kerning, and lining figures for dates. Ligatures or tabular figures would each add 5 % to the fonts. */
const features = ["kern", "lnum"];
/** Features for combining marks, which most texts lack: accented letters are single characters. */
const markFeatures = ["ccmp", "locl", "mark"];
const combiningMark = /\p{M}/u;

/** Tables that browsers do not need: names for menus, and widths that outlines contain too (OpenType, HVAR). */
const dropTables = ["STAT", "HVAR"];

/** Weights in the styles. One weight for headings halves a variable font. */
const displayWeight = 700;
const bodyWeights = { min: 400, max: 600 };

/** Packages of fonts. Their licence must be published with them (OFL 1.1, condition 2). */
export const fontPackages = Object.values(readBrand(contentFolder)?.fonts ?? {}).flatMap(
  ({ file }) => packageOf(file) ?? [],
);

/** Characters of code. The fallback font draws them: with kerning they would be a tenth of the fonts. */
const signsOfCode = /[<=>[\\\]^`{|}~]/;

/** Characters of content, also in capitals for eyebrows, and those that code writes: months, prices, ASCII, quotes, dashes. */
function charactersOf(folder: string): string {
  const texts = globSync("**/*.{yaml,yml,md}", { cwd: folder })
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
  const place = readLocale(folder);
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

/** Metrics of Arial from @capsizecss/metrics. The width is the average of Latin text. */
const arial = {
  familyName: "Arial",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

/** Descriptors that give Arial the size of a font, so that no line moves when the font arrives. */
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

/** Options for each file of a font, and `@font-face` rules of the files and the fallback. */
async function cutFont(
  name: keyof typeof fallbackOf,
  { family, file }: Brand["fonts"]["body"],
  content: string,
) {
  const { files: fontFilesOfText } = fontFiles(contentFolder, file, content);
  const files = fontFilesOfText.map(({ path, characters }, index) => {
    const isVariable = readFont(path).variationAxes["wght"] !== undefined;
    // The package's types lack the last two.
    const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; dropTables: string[] } = {
      targetFormat: "woff2",
      ...(isVariable ? { variationAxes: { wght: name === "display" ? displayWeight : bodyWeights } } : {}),
      keepFeatures: combiningMark.test(characters) ? [...features, ...markFeatures] : features,
      dropTables,
    };
    const weight =
      name === "display" ? displayWeight : isVariable ? `${bodyWeights.min} ${bodyWeights.max}` : 400;
    // The first file has all common letters. Browsers load others only for their characters.
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
  const [first] = fontFilesOfText;
  const room = first && (await roomOf(first.path));
  const fallback = `@font-face { font-family: "${fallbackOf[name]}"; src: local("Arial"), local("Liberation Sans"), local("Helvetica");${room} }\n`;
  return { files, sheet: files.map(({ face }) => face).join("") + fallback };
}

/** Path of the folder with `brand.css` and the fonts, cached. It is empty if brand.yaml has a mistake, which the check reports. */
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
