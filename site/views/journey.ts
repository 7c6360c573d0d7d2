/** The band “Are you ready to start your journey?” that closes many pages: no two neighbours have the same one. */
import { callToAction } from "../art/scenes.ts";
import { pick, randomFrom } from "../art/random.ts";
import { inHuesOf, type BandColour } from "../art/heads/inks.ts";
import type { CategoryHue } from "../art/hues.ts";
import type { Source } from "./source.ts";

/** The hues in which a page may close, by the hue in which it opens: one for the band, and one for its missing piece. */
const closings = {
  hue1: [["hue3", "hue1"]],
  hue2: [["hue1", "hue2"]],
  hue3: [
    ["hue2", "hue1"],
    ["hue1", "hue2"],
  ],
  hue4: [["hue3", "hue4"]],
  tint1: [
    ["hue3", "hue1"],
    ["hue1", "hue3"],
  ],
  tint2: [["hue1", "hue2"]],
  tint3: [
    ["hue2", "hue1"],
    ["hue1", "hue2"],
  ],
  tint4: [["hue3", "hue4"]],
  hue5: [
    ["hue3", "hue2"],
    ["hue2", "hue3"],
  ],
} as const satisfies Record<BandColour, readonly (readonly [CategoryHue, CategoryHue])[]>;

/** How the words and the mosaic stand to each other, and its cells: in a row below them, or beside them; or with another band beside both. Of rows a low band shows the last. */
const compositions = {
  row: { columns: 14, rows: 1 },
  end: { columns: 4, rows: 3 },
  half: { columns: 7, rows: 1 },
} as const;

/** The columns of the mosaic in which a piece can be missing: those where it may lie beside its hole at every width. */
const holes = [1, 2, 3] as const;

/**
 * The closing band of a page, if the content has words for it, with a mosaic of its own that lacks one piece.
 *
 * @param opening the title and the hue of the page's first band: they settle the picture, the hue and the missing piece.
 * @param choice.own the part of this page to which a button leads that would lead to the page itself.
 * @param choice.composition how words and mosaic stand, where the title does not settle it.
 */
export function journeyView(
  { content, pictures }: Source,
  opening: { title: string; hue: BandColour },
  {
    own,
    composition: chosen,
  }: { own?: `${string}#${string}` | undefined; composition?: keyof typeof compositions | undefined } = {},
) {
  const random = randomFrom(`to go ${opening.title}`);
  const [hue, piece] = pick<readonly [CategoryHue, CategoryHue]>(random, closings[opening.hue]);
  const column = pick(random, holes);
  const composition = chosen ?? pick(random, ["row", "end"]);
  if (!content.banners.journey) return undefined;
  const { title, buttons } = content.banners.journey;
  return {
    title,
    buttons: buttons.map(({ label, to }) => ({ label, to: own?.split("#")[0] === to ? own : to })),
    hue,
    piece,
    art: pictures.add(
      "journey",
      callToAction({
        seed: opening.title,
        dialect: inHuesOf(opening.hue, content.brand.dialect),
        piece,
        ground: hue,
        column,
        ...compositions[composition],
      }),
    ),
    column,
    composition,
  };
}
