import { parse } from "yaml";
import type { Palette } from "../../site/art/palette.ts";
import { paint as paintIn, type PaintedPicture, type Picture } from "../../site/art/picture.ts";
import brand from "../../content/brand.yaml?raw";

/** The colours in which the gallery shows all drawings: those of the site. */
export const { palette } = parse(brand) as { palette: Palette };

/** Paints a drawing in them. */
export const paint = (picture: Picture): PaintedPicture => paintIn(picture, palette);
