/** Pictures that stand for records: their photographs, or drawn covers. */
import { cover, coverCells, turningCell, type CoverOptions } from "../art/cover.ts";
import type { ShapeName } from "../images/photographs.ts";
import type { brokenRings } from "../art/screens.ts";
import type { ImageView, PictureStore } from "../images/picture-store.ts";
import type { PhotographName } from "../schema/text.ts";
import type { Source } from "./source.ts";

/** A record's photograph where it names one, cut to the shape, and else the picture that `drawn` draws. */
export function pictureView(
  { pictures }: Source,
  photograph: PhotographName | undefined,
  shape: ShapeName,
  drawn: () => ImageView,
): ImageView {
  return photograph ? pictures.addPhotograph(photograph, shape) : drawn();
}

/** The two pictures of a mosaic that lacks a tile: it, and the tile. */
export const puzzleView = (pictures: PictureStore, name: string, drawn: ReturnType<typeof brokenRings>) => ({
  art: pictures.addInline(name, drawn.mosaic),
  piece: pictures.addInline(`${name}-piece`, drawn.piece),
});

/**
 * A card's cover. Where it is drawn, two figures each (column and row, from 0) say where its figure's field begins, `field`, and
 * which of its cells turns while the card is pointed at, `turns`.
 * `inline` is true where the cover stands on the first screen, or so near it that phones fetch it with the page: the page's HTML
 * then has its drawing inside, which weighs less than the header fields of a file.
 */
export type CoverView = ImageView & { field?: string; turns?: string; inline?: true };

/** The photograph that stands for a record, or else its drawn cover under this name. */
export function coverView(
  source: Source,
  photograph: PhotographName | undefined,
  name: string,
  options: CoverOptions,
  { inline = false, shape = "cover" }: { inline?: boolean; shape?: ShapeName } = {},
): CoverView {
  if (photograph) return source.pictures.addPhotograph(photograph, shape);
  const { column, row } = coverCells(options).field;
  const turns = turningCell(options);
  const places = { field: `${column}${row}`, ...(turns ? { turns: turns.join("") } : {}) };
  const picture = cover(options);
  if (!inline) return { ...source.pictures.add(name, picture), ...places };
  return { ...source.pictures.addInline(name, picture), inline: true, ...places };
}
