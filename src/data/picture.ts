import { bandHues, compose, cover, hueColours, paint } from "../art/art.ts";
import type { BandColour, CoverOptions } from "../art/art.ts";
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

/** A drawing of `scenes/screens/` around its object: the tiles darken at night, the object keeps its colours. */
export const screenArt = (pictures: PictureStore, name: string, drawing: string) =>
  pictures.addInline(name, compose("scene", { name: `screens/${drawing}` }), { themed: true });

/** A mosaic without a piece, and the piece. */
export const puzzleView = (
  pictures: PictureStore,
  name: string,
  [art, piece]: readonly [string, string],
) => ({
  art: screenArt(pictures, name, art),
  piece: screenArt(pictures, `${name}-piece`, piece),
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

/** Entries of a list, each with its figure on a firm tile and the tint of its ground, in the hues of a band. */
export const withFigures = (band: BandColour, entries: readonly { text: string; figure: string }[]) =>
  entries.map(({ figure, text }, index) => {
    const hues = bandHues[band];
    const hue = hues[index % hues.length] ?? "hue1";
    const { ground } = hueColours[hue].tile;
    const tile = compose("figures", { hue, groups: [{ names: [figure], inks: [1] }] });
    return { text, ground, picture: paint(tile) };
  });
