/** What the provider looks like: `brand.yaml`. */
import { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { colours, type Colour, type Hex, type Palette } from "../art/palette.ts";

const hex = z.templateLiteral(["#", z.string().regex(/^[\da-f]{6}$/)], {
  error: "a colour in quotes, as # and six digits or letters from a to f",
});

/** A colour of the pages in the light theme and in the dark. */
const pair = z.strictObject({ light: hex, dark: hex });

const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** The colours in which words are written, and those on which they stand in the pages. */
const written = ["hue1", "hue2", "hue3", "hue4", "hue5"] as const;
const tints = ["tint1", "tint2", "tint3", "tint4", "hue5"] as const satisfies readonly Colour[];

const font = z.strictObject({
  family: z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u, "the name of a font, of letters, digits and spaces"),
  file: z.string().regex(/^(?!.*\.\.)@?[\w-][\w./-]*\.(woff2?|ttf|otf)$/, {
    error:
      "a file of the content folder, such as fonts/school.woff2, or of a package, such as @fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  }),
});

/** The look of the provider: `brand.yaml`. */
export const brand = z.strictObject({
  mark: z
    .string()
    .regex(/^[\w-]+\.svg$/, `the name of an SVG file in ${contentFolder}/images, such as mark.svg`)
    .optional(),
  fonts: z.strictObject({ display: font, body: font }),
  palette: each(colours, hex),
  pages: z.strictObject({
    quiet: pair,
    surface: pair,
    deep: hex,
    muted: pair,
    faint: pair,
    deepFaint: hex,
    accent: pair,
    error: pair,
    star: pair,
  }),
  words: each(written, pair),
  darkTints: each(tints, hex),
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
    ...named(written, "text", (name) => words[name]),
    ...named(tints, "ground", (name) => ({ light: palette[name], dark: darkTints[name] })),
  } satisfies Record<string, Pair>;
}

function named<Name extends Colour, Ending extends string>(
  names: readonly Name[],
  ending: Ending,
  of: (name: Name) => Pair,
): Record<`${Name}-${Ending}`, Pair> {
  return Object.fromEntries(names.map((name) => [`${name}-${ending}`, of(name)])) as Record<
    `${Name}-${Ending}`,
    Pair
  >;
}
