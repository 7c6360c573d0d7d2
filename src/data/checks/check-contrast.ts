import { wcagContrast } from "culori";
import { colours } from "../../art/palette.ts";
import type { SoundContent } from "../content.ts";
import { fileOf } from "../records.ts";
import { leastBetweenBands } from "../records/brand-colours.ts";
import type { Brand } from "../records/brand.ts";
import { valueAt } from "../../reader/walk.ts";
import type { Report } from "../../reader/content-error.ts";

/** Least contrast of text and of large text, lines and icons (WCAG 2.2, 1.4.3 and 1.4.11). */
const words = { least: 4.5, what: "text is readable on its background (WCAG 2.2, 1.4.3)" };
const signs = { least: 3, what: "large text and icons are visible on their background (WCAG 2.2, 1.4.11)" };
const bands = { least: leastBetweenBands, what: "the edge of a band is visible in the dark theme" };

/** Pairs of colour and background, by their paths. Lines, buttons and focus use colours of text. */
function* pairsOf(brand: Brand): Generator<readonly [colour: string, ground: string, typeof words]> {
  for (const name of colours) {
    if (name === "hue2") yield ["palette.paper", "palette.hue2", words];
    else if (name !== "ink") yield ["palette.ink", `palette.${name}`, words];
  }
  for (const theme of ["light", "dark"] as const) {
    const [text, page] = theme === "light" ? ["ink", "paper"] : ["paper", "ink"];
    for (const ground of [`palette.${page}`, `pages.quiet.${theme}`, `pages.surface.${theme}`]) {
      if (!ground.startsWith("palette")) yield [`palette.${text}`, ground, words];
      for (const name of ["muted", "error"]) yield [`pages.${name}.${theme}`, ground, words];
      for (const name of Object.keys(brand.words)) yield [`words.${name}.${theme}`, ground, words];
      for (const name of ["accent", "star"]) yield [`pages.${name}.${theme}`, ground, signs];
    }
  }
  for (const name of Object.keys(brand.darkTints)) yield ["palette.paper", `darkTints.${name}`, words];
  yield ["pages.quiet.dark", "palette.ink", bands];
  yield ["pages.deep", "pages.quiet.dark", bands];
  yield ["palette.paper", "pages.deep", words];
  for (const ground of ["palette.ink", "pages.deep"]) yield ["pages.muted.dark", ground, words];
}

export function checkContrast({ brand }: SoundContent, report: Report): void {
  if (!brand) return;
  const hexAt = (place: string) => String(valueAt(brand, place.split(".")));
  for (const [colour, ground, { least, what }] of pairsOf(brand)) {
    const contrast = wcagContrast(hexAt(colour), hexAt(ground));
    if (contrast >= least) continue;
    report(fileOf("brand"), colour.split("."), {
      // Cut, not rounded: 4.499 is not enough and must not read 4.50.
      found: `"${hexAt(colour)}" on ${ground} "${hexAt(ground)}", a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)} to 1`,
      expected: `at least ${least} to 1, so that ${what}`,
      remedy: "Darken the darker colour, or lighten the lighter one.",
    });
  }
}
