import { figureAlone } from "../../art/cover.ts";
import { pageHues, recoloured, type BandColour } from "../../art/heads/inks.ts";
import { hueColours } from "../../art/hues.ts";
import { paint } from "../../art/picture.ts";

/** The figure of a list item, in a hue of the band. */
export function figureView(band: BandColour, index: number, figure: string) {
  const hues = pageHues(band);
  const hue = hues[index % hues.length] ?? "hue1";
  return { hue, picture: paint(recoloured(band, figureAlone(figure, hue))) };
}

export const pointsView = (band: BandColour, points: readonly { text: string; figure: string }[]) =>
  points.map(({ text, figure }, index) => {
    const { hue, picture } = figureView(band, index, figure);
    return { text, picture, ground: hueColours[hue].tile.ground };
  });

export type PointView = ReturnType<typeof pointsView>[number];
