import type { Palette } from "../../site/art/palette.ts";
import { paint as paintIn, type PaintedPicture, type Picture } from "../../site/art/picture.ts";

/** The colours in which the gallery shows all drawings: those of the site, which vite.config.ts reads. */
export const palette = import.meta.env["PALETTE"] as Palette;

/** Paints a drawing in them. */
export const paint = (picture: Picture): PaintedPicture => paintIn(picture, palette);
