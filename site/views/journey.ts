/** The band “Are you ready to start your journey?” that closes many pages: no two neighbours have the same one. */
import { callToAction } from "../art/scenes.ts";
import { pick, randomFrom } from "../art/random.ts";
import type { BandColour } from "../art/heads/inks.ts";
import type { Source } from "./source.ts";

/** The hues in which a page may close, by the hue in which it opens. */
const closings = {
  hue1: ["hue2", "hue3"],
  hue2: ["hue3", "hue1"],
  hue3: ["hue2", "hue4"],
  hue4: ["hue3", "hue1"],
  tint1: ["hue2", "hue4"],
  tint2: ["hue3", "hue1"],
  tint3: ["hue2", "hue1"],
  tint4: ["hue1", "hue2"],
  hue5: ["hue4", "hue3"],
} as const satisfies Record<BandColour, readonly BandColour[]>;

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
  const hue = pick(random, closings[opening.hue]);
  const column = pick(random, holes);
  const composition = chosen ?? pick(random, ["row", "end"]);
  if (!content.banners.journey) return undefined;
  const { title, buttons } = content.banners.journey;
  return {
    title,
    buttons: buttons.map(({ label, to }) => ({ label, to: own?.split("#")[0] === to ? own : to })),
    hue,
    art: pictures.once(JSON.stringify(["journey", opening.title, hue, column]), () =>
      pictures.add(
        "journey",
        callToAction({
          seed: opening.title,
          dialect: content.brand.dialect,
          ground: hue,
          column,
          ...compositions[composition],
        }),
      ),
    ),
    column,
    composition,
  };
}

/** The closing band, as a view gives it. */
export type JourneyView = NonNullable<ReturnType<typeof journeyView>>;
