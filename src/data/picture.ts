import { bandHues, compose, cover, hueColours, paint } from "../art/art.ts";
import type { BandColour, Colour, CoverOptions, PaintedPicture } from "../art/art.ts";
import type { Source } from "./content.ts";
import type { ShapeName } from "./images/photographs.ts";
import type { ImageView, PictureStore } from "./images/picture-store.ts";
import type { PhotographName } from "./schema/text.ts";

export function pictureView(
  { pictures }: Source,
  photograph: PhotographName | undefined,
  shape: ShapeName,
  drawn: () => ImageView,
): ImageView {
  return photograph ? pictures.addPhotograph(photograph, shape) : drawn();
}

/** A mosaic without a piece, and the piece: drawings of `scenes/screens/`. */
export const puzzleView = (
  pictures: PictureStore,
  name: string,
  [art, piece]: readonly [string, string],
) => ({
  art: pictures.addInline(name, compose("scene", { name: `screens/${art}` })),
  piece: pictures.addInline(`${name}-piece`, compose("scene", { name: `screens/${piece}` })),
});

/** Cover of a card. Column and row, from 0: `field` of the figure, `turns` of the tile that turns on hover. */
export type CoverView = ImageView & {
  field?: string;
  turns?: string;
  inline?: true;
  /** A person beside the figure, and the cell of its first corner. */
  face?: { image: ImageView; at: string };
};

export function coverView(
  source: Source,
  photograph: PhotographName | undefined,
  name: string,
  options: CoverOptions,
  { inline = false, face }: { inline?: boolean; face?: ImageView } = {},
): CoverView {
  if (photograph) return source.pictures.addPhotograph(photograph, "cover");
  const { picture, ...drawn } = cover(options, { faced: face !== undefined });
  const at = ({ column, row }: { column: number; row: number }) => `${column}${row}`;
  const places = {
    field: at(drawn.field),
    ...(drawn.turning ? { turns: at(drawn.turning) } : {}),
    ...(face ? { face: { image: face, at: at(drawn.face) } } : {}),
  };
  if (!inline) return { ...source.pictures.add(name, picture), ...places };
  return { ...source.pictures.addInline(name, picture), inline: true, ...places };
}

/** A point beside its figure. */
export type PointView = { text: string; picture: PaintedPicture; ground: Colour };

/** Entries of a list with their figures, in the hues of a band. */
export const withFigures = <Words extends object>(
  band: BandColour,
  entries: readonly (Words & { figure: string })[],
) =>
  entries.map(({ figure, ...words }, index) => {
    const hues = bandHues[band];
    const hue = hues[index % hues.length] ?? "hue1";
    const picture = paint(compose("figures", { hue, groups: [{ names: [figure] }], band }));
    return { ...words, ground: hueColours[hue].tile.ground, picture };
  });
