/**
 * Makes the folder that the front end knows as `@brand`: the colours and the names of fonts of brand.yaml as a style sheet, and the two fonts, cut down to
 * the characters that the site uses: every character of the content files, printable ASCII but for signs of code, and the signs that
 * the code writes. A provider who adds a word in Polish gets its letters with the next build.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { cached } from "../site/cache.ts";
import { contentFolder } from "../site/content-folder.ts";
import { readBrand } from "../site/load/load.ts";
import { rolesOf, type Brand } from "../site/records/brand.ts";
import { fontFile, packageOf } from "../site/typefaces.ts";

const cache = resolve(".cache", "brand");

/** The feature that the fonts keep. Ligatures, and figures of one width, would each take a twentieth of their bytes. */
const features = ["kern"];
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

/** Whether a font is variable in weight or in another way: it has a table that says so (OpenType, fvar). */
async function isVariable(font: Buffer): Promise<boolean> {
  const sfnt = await subsetFont(font, " ", { targetFormat: "sfnt" });
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, table) =>
    sfnt.toString("latin1", 12 + 16 * table, 16 + 16 * table),
  ).includes("fvar");
}

/** A font as its style sheet names it, and the fallback that takes its room until it is there. */
function fontFaces(
  name: "display" | "body",
  weight: string,
  { family, fallback }: Brand["fonts"]["body"],
): string {
  const room = fallback
    ? ` ascent-override: ${fallback.ascent}%; descent-override: ${fallback.descent}%; line-gap-override: ${fallback.lineGap}%; size-adjust: ${fallback.size}%;`
    : "";
  return `@font-face { font-family: "${family}"; src: url("./${name}.woff2") format("woff2"); font-weight: ${weight}; font-display: swap; }
@font-face { font-family: "${fallbackOf[name]}"; src: local("Arial"), local("Liberation Sans"), local("Helvetica");${room} }
`;
}

const fallbackOf = { display: "Display Fallback", body: "Body Fallback" };

/** The colours and the names of the fonts as custom properties; the colours of the pages for both themes. */
function properties(brand: Brand): string {
  const palette = Object.entries(brand.palette).map(([name, colour]) => `--${name}: ${colour};`);
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

/**
 * Makes the folder, or takes it from the cache, and gives its path. It has `brand.css`, `display.woff2` and `body.woff2`. A
 * character that a font does not have is left to the fallback font. Where brand.yaml has a mistake, which the content check
 * reports, the folder is empty.
 */
async function makeBrandFolder(): Promise<string> {
  const brand = readBrand(contentFolder);
  const files = brand && {
    display: fontFile(contentFolder, brand.fonts.display.file),
    body: fontFile(contentFolder, brand.fonts.body.file),
  };
  if (!brand || !files?.display || !files.body) return join(cache, "none");
  const characters = charactersOf(contentFolder);
  const keepFeatures = combiningMark.test(characters) ? [...features, ...markFeatures] : features;
  const [display, body] = [readFileSync(files.display), readFileSync(files.body)];
  const bodyIsVariable = await isVariable(body);
  const fonts = [
    {
      name: "display",
      font: display,
      axes: (await isVariable(display)) && { wght: displayWeight },
    },
    { name: "body", font: body, axes: bodyIsVariable && { wght: bodyWeights } },
  ] as const;
  const sheet =
    fontFaces("display", String(displayWeight), brand.fonts.display) +
    fontFaces("body", bodyIsVariable ? `${bodyWeights.min} ${bodyWeights.max}` : "400", brand.fonts.body) +
    properties(brand);
  const hash = createHash("sha256").update(characters).update(sheet);
  for (const { font, axes } of fonts)
    hash.update(font).update(JSON.stringify([axes, keepFeatures, dropTables]));
  const folder = join(cache, hash.digest("hex").slice(0, 12));
  await Promise.all([
    cached(join(folder, "brand.css"), async () => Buffer.from(sheet)),
    ...fonts.map(async ({ name, font, axes }) => {
      // The package's types do not know these two yet.
      const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[]; dropTables: string[] } = {
        targetFormat: "woff2",
        ...(axes ? { variationAxes: axes } : {}),
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
