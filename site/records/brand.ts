/** What the provider looks like: `brand.yaml`. */
import { z } from "zod";
import { photographFile } from "../schema/reference.ts";
import { contentFolder } from "../content-folder.ts";
import { cloths, type Colour, type Hex, type Palette } from "../art/palette.ts";
import { brand as everyShape, laidOf } from "../art/dialect.ts";
import { tileName } from "../schema/text.ts";
import { colourAt, mixed, readable, toned } from "./brand-colours.ts";

const hex = z.templateLiteral(["#", z.string().regex(/^[\da-f]{6}$/)], {
  error: "a colour in quotes, as # and six digits or letters from a to f",
});

/** A colour of the pages in the light theme and in the dark. */
const pair = z.strictObject({ light: hex, dark: hex });

const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** The colours in which words are written, and those on which they stand in the pages. */
const hues = ["hue1", "hue2", "hue3", "hue4", "hue5"] as const;
const lightTones = ["tint1", "tint2", "tint3", "tint4"] as const;
const tints = [...lightTones, "hue5"] as const satisfies readonly Colour[];

const font = z.strictObject({
  family: z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u, "the name of a font, of letters, digits and spaces"),
  file: z.string().regex(/^(?!.*\.\.)@?[\w-][\w./-]*\.(woff2?|ttf|otf)$/, {
    error:
      "a file of the content folder, such as fonts/school.woff2, or of a package, such as @fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  }),
});

/** What the file may say. Of the colours, ink, paper and the five hues are enough. */
const written = z.strictObject({
  mark: z
    .string()
    .regex(/^[\w-]+\.svg$/, `the name of an SVG file in ${contentFolder}/images, such as mark.svg`)
    .optional(),
  /** What stands in place of the mark and the name, and what does in the dark theme. */
  logo: z.strictObject({ light: photographFile("logo"), dark: photographFile("logo").optional() }).optional(),
  fonts: z.strictObject({ display: font, body: font }),
  palette: z.strictObject({
    ...each(["ink", "paper", ...hues], hex).shape,
    ...each(lightTones, hex).partial().shape,
  }),
  pages: z
    .strictObject({
      quiet: pair,
      surface: pair,
      deep: hex,
      muted: pair,
      faint: pair,
      deepFaint: hex,
      accent: pair,
      error: pair,
      star: pair,
    })
    .partial()
    .default({}),
  words: each(hues, pair).partial().default({}),
  darkTints: each(tints, hex).partial().default({}),
  /** The shapes of mosaics, where not all are to be laid. `solid` is in each by itself. */
  tiles: z.array(tileName).min(2).optional(),
  /** Of head scarfs in portraits. */
  folds: each(cloths, hex).partial().default({}),
});

/** The look of the provider: `brand.yaml`. What the file leaves out is made of its palette. */
export const brand = written.transform(({ palette: given, pages, words, darkTints, folds, ...rest }) => {
  const { ink, paper, hue1, hue2, hue3, hue4 } = given;
  const tint = (hue: Hex) => toned(hue, 0.9, 0.07);
  const colours = {
    ...given,
    tint1: given.tint1 ?? tint(hue1),
    tint2: given.tint2 ?? tint(hue2),
    tint3: given.tint3 ?? tint(hue3),
    tint4: given.tint4 ?? tint(hue4),
  };
  const quiet = pages.quiet ?? { light: mixed(paper, ink, 0.05), dark: mixed(ink, paper, 0.06) };
  const surface = pages.surface ?? { light: colourAt(1, 0), dark: mixed(ink, paper, 0.11) };
  const deep = pages.deep ?? mixed(ink, colourAt(0, 0), 0.35);
  const lightGrounds = [paper, quiet.light, surface.light];
  const darkGrounds = [ink, quiet.dark, surface.dark, deep];
  const both = (light: Hex, dark: Hex, least: number): Pair => ({
    light: readable(light, lightGrounds, least),
    dark: readable(dark, darkGrounds, least),
  });
  const red = colourAt(0.55, 0.2, 33);
  const deepened = (hue: Hex) => readable(toned(hue, 0.36, 0.13), [paper], 4.5);
  return {
    ...rest,
    /** The dialect of mosaics that are of no category. */
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
    darkTints: {
      tint1: darkTints.tint1 ?? deepened(hue1),
      tint2: darkTints.tint2 ?? deepened(hue2),
      tint3: darkTints.tint3 ?? deepened(hue3),
      tint4: darkTints.tint4 ?? deepened(hue4),
      hue5: darkTints.hue5 ?? deepened(given.hue5),
    },
  };
});

/** What a provider's `brand.yaml` says. */
export type Brand = z.output<typeof brand>;

/** A colour of the pages: in the light theme and in the dark. */
type Pair = { light: Hex; dark: Hex };

/** The colours of the pages by what they are for, as the style sheets name them. */
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
    // Six tenths of ink over what a dialog covers.
    veil: { light: `${ink}99`, dark: `${ink}99` },
    ...named(hues, "-text", (name) => words[name]),
    ...named(tints, "-ground", (name) => ({ light: palette[name], dark: darkTints[name] })),
  } satisfies Record<string, Pair>;
}

function named<Name extends Colour, Ending extends string, Value>(
  names: readonly Name[],
  ending: Ending,
  of: (name: Name) => Value,
): Record<`${Name}${Ending}`, Value> {
  return Object.fromEntries(names.map((name) => [`${name}${ending}`, of(name)])) as Record<
    `${Name}${Ending}`,
    Value
  >;
}
