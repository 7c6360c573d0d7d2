/** Short lines with their figures. */
import { figureRow } from "../art/cover.ts";
import { companion } from "../art/figures.ts";
import { pageHues, recoloured, type BandColour } from "../art/heads/inks.ts";
import type { PictureStore } from "../images/picture-store.ts";

/** The figure of an item of a list, or one that goes with the others, in one of the hues that go with a band; and that hue. */
export function figureView(
  pictures: PictureStore,
  band: BandColour,
  index: number,
  figure: string = companion(index),
) {
  const hues = pageHues(band);
  const hue = hues[index % hues.length] ?? "hue1";
  return { hue, picture: pictures.paint(recoloured(band, figureRow([figure], hue))) };
}

/** Lines, each with its figure. */
export const pointsView = (
  pictures: PictureStore,
  band: BandColour,
  points: readonly { text: string; figure?: string | undefined }[],
) =>
  points.map(({ text, figure }, index) => ({
    text,
    picture: figureView(pictures, band, index, figure).picture,
  }));

/** A line with its figure, as views give it. */
export type PointView = ReturnType<typeof pointsView>[number];
