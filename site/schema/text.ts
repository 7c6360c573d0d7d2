/** The small rules that the records share. Every object refuses unknown keys, so that a misspelt key is reported instead of being ignored. */
import { z } from "zod";
import { figureNames } from "../art/figures.ts";
import { palette, type Colour } from "../art/palette.ts";
import { tileNames } from "../art/tile.ts";
import { isoDuration } from "./duration.ts";
import { link, photographFile, type Illustrated } from "./reference.ts";

/** Words that a visitor reads: not empty, no white space at either end, no filler Latin. */
export const text = z
  .string()
  .min(1, "some text")
  .refine((value) => value === value.trim(), "text without spaces at its start or end")
  // The filler that layouts are tried out with: named here so that a build stops where somebody forgot to replace it.
  .refine((value) => !/lorem ipsum/i.test(value), "finished text, not filler Latin");

/** A calendar day. YAML would turn a bare date into a Date, so the reader keeps it as text. */
export const day = z.iso.date("a day as year-month-day, such as 2024-10-04");

/** How long something takes, in words that search engines get as an ISO 8601 duration. */
export const duration = text.refine(
  (value) => isoDuration(value) !== undefined,
  "a number and a unit, such as 3 weeks or 8 hours",
);

/** The ground of a band. */
const hue = z.enum(["vermilion", "cobalt", "saffron", "jade", "blush", "sky", "butter", "mint", "lilac"]);

const colour = z.enum(Object.keys(palette) as Colour[]);

/** The figure of a drawn picture. */
export const figure = z.enum(figureNames);

/** The shape of a mosaic tile. */
export const tileName = z.enum(tileNames);

/** A mosaic tile; `turn` counts quarter turns. */
export const tile = z.strictObject({
  name: tileName,
  turn: z.literal([0, 1, 2, 3]).default(0),
  ground: colour,
  colour,
});

/** A photograph, shown instead of the drawn picture of a record of that kind. */
export function photographOf(kind: Illustrated) {
  return z.strictObject({ file: photographFile(kind), alt: text });
}

/** A page's title and description, for its head and for search results. */
export const meta = z.strictObject({
  title: text.refine(
    (value) => value.length <= 60,
    "at most 60 characters, so that search results show it whole",
  ),
  description: text.refine((value) => value.length >= 50 && value.length <= 160, "50 to 160 characters"),
});

/** A link with its words. */
export const labelledLink = z.strictObject({ label: text, to: link });

/** What opens a section. */
export const heading = z.strictObject({ eyebrow: text, title: text, lead: text.optional() });

/** The coloured band that opens an inner page. */
export const band = heading.extend({ hue });

/** A figure such as 70M, and what it counts. */
export const figureAndLabel = z.strictObject({ value: text, label: text });

/** A question with its answer. */
export const question = z.strictObject({ question: text, answer: text });

/** One of a row of reasons or values, with its tile. */
export const benefit = z.strictObject({ title: text, text, tile });
