import type { Hex } from "../../src/art/palette.ts";
import { readBrand } from "../../src/data/checks/settings.ts";

const brand = readBrand();
if (!brand) throw new Error("brand.yaml has mistakes. Run npm run check.");
export const { palette } = brand;

/** A colour as the browser computes it. */
export const computed = (hex: Hex): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
