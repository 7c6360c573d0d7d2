/** Short lines with their figures. */
import { figureRow } from "../art/cover.ts";
import { pageHues, recoloured, type BandColour } from "../art/heads/inks.ts";
import type { PictureStore } from "../images/picture-store.ts";

/** Lines, each with its figure drawn in the hues that go with a band. */
export const pointsView = (
  pictures: PictureStore,
  band: BandColour,
  points: readonly { text: string; figure: string }[],
) => {
  const hues = pageHues(band);
  return points.map(({ text, figure }, index) => {
    const row = figureRow([figure], hues[index % hues.length] ?? "hue1");
    return { text, picture: pictures.paint(recoloured(band, row)) };
  });
};

/** A line with its figure, as views give it. */
export type PointView = ReturnType<typeof pointsView>[number];
