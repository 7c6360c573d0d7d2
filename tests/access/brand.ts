import type { Hex } from "../../packages/prospectus/site/art/palette.ts";
import { contentFolder } from "../../packages/prospectus/site/content-folder.ts";
import { loadContent } from "../../packages/prospectus/site/load/load.ts";

export const { palette, darkTints } = loadContent(contentFolder).brand;

/** A colour as the browser computes it. */
export const computed = (hex: Hex): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
