import { z } from "zod";
import { photographFile } from "../schema/reference.ts";
import { contentFolder } from "../../reader/content-folder.ts";
import { cloths, type Colour, type Hex, type Palette } from "../../art/palette.ts";
import { brand as everyShape, laidOf } from "../../art/dialect.ts";
import { group, tileName } from "../schema/text.ts";
import { colourAt, deepened, leastBetweenBands, mixed, nightTint, readable, toned } from "./brand-colours.ts";

const hex = z.templateLiteral(["#", z.string().regex(/^[\da-f]{6}$/)], {
  error: "a colour in quotes: # and six hexadecimal digits",
});

const pair = z.strictObject({
  light: hex.describe("Colour in the light theme."),
  dark: hex.describe("Colour in the dark theme."),
});

const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.strictObject(named(names, "", () => schema));

/** Colours of text, and their backgrounds. */
const hues = ["hue1", "hue2", "hue3", "hue4", "hue5"] as const;
const lightTones = ["tint1", "tint2", "tint3", "tint4"] as const;
const tints = [...lightTones, "hue5"] as const satisfies readonly Colour[];
const hueOf = { tint1: "hue1", tint2: "hue2", tint3: "hue3", tint4: "hue4", hue5: "hue5" } as const;

const font = z.strictObject({
  family: z
    .string()
    .regex(/^[\p{L}\d][\p{L}\d -]*$/u, "the name of a font: letters, digits, spaces and hyphens")
    .describe("Name of the font."),
  file: z
    .string()
    .regex(/^(?!.*\.\.)@?[\w-][\w./-]*\.(woff2?|ttf|otf)$/, {
      error:
        "a file of the content folder, such as fonts/school.woff2, or of a package, such as @fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    })
    .describe(
      "A file in fonts/, or the Latin file of a Fontsource package (npm install --save-dev --save-exact @fontsource-variable/…). A variable font has all weights. For any other font, browsers draw the bold text.",
    ),
});

const written = group(
  "Look of the site: styles, drawings, icons and share pictures use it. Write a colour in quotes, as # and six hexadecimal digits. Colours that you leave out are mixed from ink, paper and the five hues.",
  {
    "mark?": z
      .string()
      .regex(/^[\w-]+\.svg$/, `the name of an SVG file in ${contentFolder}/images, such as mark.svg`)
      .describe(
        "Mark before the name, on icons and in share pictures. A square SVG file in images/; each path has a fill. Without it, the site draws a mark.",
      ),
    "logo?": group("Logo in the header and the footer. It replaces the mark and the name.", {
      light: photographFile("logo").describe("Logo for the light theme."),
      "dark?": photographFile("logo").describe("Logo for the dark theme."),
    }),
    fonts: group("The fonts. While they load, pages show Arial at the same size.", {
      display: font.describe("Font of headings."),
      body: font.describe("Font of all other text."),
    }),
    palette: group("Colours of mosaics, figures and bands. They are the same in both themes.", {
      ink: hex.describe("Dark colour: text and lines. In the dark theme: the page background."),
      paper: hex.describe("Light colour: the page background. In the dark theme: text and lines."),
      ...each(
        hues,
        hex.describe("A hue. Text on it is in ink; on hue2 it is in paper. Choose a light colour for hue5."),
      ).shape,
      ...each(
        lightTones,
        hex.describe("Light tone of the hue with this number. Text on it is in ink."),
      ).partial().shape,
    }),
    pages: z
      .strictObject({
        quiet: pair.describe("Background of a band that differs from the page."),
        surface: pair.describe("Background of cards and fields."),
        deep: hex.describe(
          "Background of the footer in the dark theme, where the page is ink. In the light theme the footer is ink.",
        ),
        muted: pair.describe("Secondary text."),
        faint: pair.describe("Light lines that separate things."),
        deepFaint: hex.describe("Lines in the footer."),
        accent: pair.describe("Marked words in a title, and underlines of links."),
        error: pair.describe("Error messages."),
        star: pair.describe("Stars of ratings."),
      })
      .partial()
      .describe("Colours of the pages.")
      .default({}),
    words: each(hues, pair.describe("Text in this hue. hue2 is also the focus outline."))
      .partial()
      .describe("Coloured text on the page background.")
      .default({}),
    darkTints: each(tints, hex.describe("Dark enough for text in paper."))
      .partial()
      .describe("Tints in the dark theme.")
      .default({}),
    "tiles?": z.array(tileName).min(2).describe("Shapes of the mosaics. Without it, mosaics use all shapes."),
    folds: each(cloths, hex.describe("Folds of a scarf in this colour: a shade darker."))
      .partial()
      .describe("Folds of head scarfs in portraits.")
      .default({}),
  },
);

/** Background of a band beside another in the dark theme: light enough to show its edge. */
const nextBand = (ground: Hex, paper: Hex) =>
  readable(mixed(ground, paper, 0.06), [ground], leastBetweenBands);

/** Look of the school: `brand.yaml`, with missing colours mixed from its palette. */
export const brand = written.transform(({ palette: given, pages, words, darkTints, folds, ...rest }) => {
  const { ink, paper, hue1, hue3 } = given;
  const colours = {
    ...given,
    ...named(lightTones, "", (name) => given[name] ?? toned(given[hueOf[name]], 0.9, 0.07)),
  };
  const quiet = pages.quiet ?? { light: mixed(paper, ink, 0.05), dark: nextBand(ink, paper) };
  const deep = pages.deep ?? deepened(ink);
  const surface = pages.surface ?? { light: colourAt(1, 0), dark: deep };
  const lightGrounds = [paper, quiet.light, surface.light];
  const darkGrounds = [ink, quiet.dark, surface.dark, deep];
  const both = (light: Hex, dark: Hex, least: number): Pair => ({
    light: readable(light, lightGrounds, least),
    dark: readable(dark, darkGrounds, least),
  });
  const red = colourAt(0.55, 0.2, 33);
  return {
    ...rest,
    dialect: laidOf(everyShape, rest.tiles),
    palette: {
      ...colours,
      ...named(
        cloths,
        "Fold",
        (name) => folds[name] ?? mixed(colours[name], name === "ink" ? paper : ink, 0.1),
      ),
    } satisfies Palette,
    pages: {
      quiet,
      surface,
      deep,
      muted: pages.muted ?? both(mixed(ink, paper, 0.3), mixed(paper, ink, 0.25), 4.5),
      faint: pages.faint ?? { light: mixed(paper, ink, 0.15), dark: mixed(ink, paper, 0.25) },
      deepFaint: pages.deepFaint ?? mixed(ink, paper, 0.22),
      accent: pages.accent ?? both(hue1, hue1, 3),
      error: pages.error ?? both(red, red, 4.5),
      star: pages.star ?? both(hue3, hue3, 3),
    },
    words: named(hues, "", (name) => words[name] ?? both(given[name], given[name], 4.5)),
    darkTints: named(tints, "", (name) => darkTints[name] ?? nightTint(given[hueOf[name]])),
  };
});

export type Brand = z.output<typeof brand>;

type Pair = { light: Hex; dark: Hex };

/** Colours of the pages by role, as the style sheets name them. */
export function rolesOf({ palette, pages, words, darkTints }: Brand) {
  const { ink, paper }: Palette = palette;
  const dark: Pair = { light: ink, dark: paper };
  const light: Pair = { light: paper, dark: ink };
  return {
    page: light,
    quiet: pages.quiet,
    surface: pages.surface,
    deep: { light: ink, dark: pages.deep },
    text: dark,
    muted: pages.muted,
    line: dark,
    faint: pages.faint,
    button: dark,
    "on-button": light,
    accent: pages.accent,
    error: pages.error,
    star: pages.star,
    focus: words.hue2,
    "on-deep-muted": { light: pages.muted.dark, dark: pages.muted.dark },
    "on-deep-faint": { light: pages.deepFaint, dark: pages.deepFaint },
    // Six tenths of ink over the page behind a dialog.
    veil: { light: `${ink}99`, dark: `${ink}99` },
    ...named(hues, "-text", (name) => words[name]),
    ...named(tints, "-ground", (name) => ({ light: palette[name], dark: darkTints[name] })),
  } satisfies Record<string, Pair>;
}

function named<Name extends string, Ending extends string, Value>(
  names: readonly Name[],
  ending: Ending,
  of: (name: Name) => Value,
): Record<`${Name}${Ending}`, Value> {
  return Object.fromEntries(names.map((name) => [`${name}${ending}`, of(name)])) as Record<
    `${Name}${Ending}`,
    Value
  >; // The type checker does not know the names of entries.
}
