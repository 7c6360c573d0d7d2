import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colours, palette, type Hex } from "../../src/art/palette.ts";
import { channelsOf, contrastOf } from "../fixtures/colours.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** Colours of the style sheets by name, in the light and the dark theme. */
const themes = Object.fromEntries(
  [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
    ([, name = "", light = "", dark = light]) => [name, { light, dark }],
  ),
);

test("The style sheets and the pictures have the same colours.", () => {
  for (const name of colours) expect(themes[name]).toEqual({ light: palette[name], dark: palette[name] });
});

// The build compiles light-dark() for browsers without it. Colours are then those of the theme of the root.
test("No style sheet but tokens.css chooses a theme.", () => {
  const sheets = globSync("src/**/*.css").filter((file) => file !== join("src", "styles", "tokens.css"));
  expect(sheets.filter((file) => readFileSync(file, "utf8").includes("color-scheme:"))).toEqual([]);
});

const grounds = ["page", "quiet", "surface"];
const hues = [1, 2, 3, 4, 5].map((hue) => `hue${hue}-text`);
const tints = ["tint1", "tint2", "tint3", "tint4", "hue5"];

type Pairs = [texts: string[], grounds: string[], least: number];

// Text needs 4.5 to 1 (WCAG 2.2, 1.4.3); large text, icons and focus rings need 3 to 1 (1.4.11).
test.each<Pairs>([
  [["ink"], colours.filter((name) => name !== "ink" && name !== "hue2"), 4.5],
  [["paper"], ["hue2", "deep"], 4.5],
  [["text", "muted", "error", ...hues], grounds, 4.5],
  [["accent", "star", "focus"], grounds, 3],
  [["text"], tints.map((tint) => `${tint}-ground`), 4.5],
  [["on-button"], ["button"], 4.5],
  [["on-deep-muted"], ["deep"], 4.5],
])("%j on %j has a contrast of at least %d to 1 in both themes.", (texts, on, least) => {
  for (const theme of ["light", "dark"] as const)
    for (const text of texts)
      for (const ground of on)
        expect(contrastIn(theme, text, ground), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(
          least,
        );
});

test("The edge of a band is visible in the dark theme, where no line separates bands.", () => {
  expect(contrastIn("dark", "quiet", "page")).toBeGreaterThanOrEqual(1.35);
  expect(contrastIn("dark", "quiet", "deep")).toBeGreaterThanOrEqual(1.35);
});

function contrastIn(theme: "light" | "dark", one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const colour = themes[name]?.[theme];
    if (colour === undefined) throw new Error(`tokens.css has no colour --${name}.`);
    return channelsOf(colour as Hex);
  });
  return contrastOf(first ?? [], second ?? []);
}
