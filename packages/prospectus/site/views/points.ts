import { figureRow } from "../art/cover.ts";
import { companion } from "../art/figures.ts";
import { pageHues, recoloured, type BandColour } from "../art/heads/inks.ts";
import type { PictureStore } from "../images/picture-store.ts";

/** The figure of a list item, given or by index, in a hue of the band. */
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

export const pointsView = (
  pictures: PictureStore,
  band: BandColour,
  points: readonly { text: string; figure?: string | undefined }[],
) =>
  points.map(({ text, figure }, index) => ({
    text,
    picture: figureView(pictures, band, index, figure).picture,
  }));
