import type { PageView } from "../../../site/pages.ts";
import { chooseColours } from "../../../site/art/mosaic-colours.ts";
import { chooseShapes } from "../../../site/art/mosaic-shapes.ts";
import type { Colour } from "../../../site/art/palette.ts";
import { randomFrom } from "../../../site/art/random.ts";

/** What the browser needs to draw with: the dialect, and the path of each shape. */
type Kit = PageView<"signup">["kit"];

type Cell = ReturnType<typeof chooseColours> extends (infer One)[] | undefined ? One : never;

/** Six tiles in a row, of four rows: a longer name ends in the last one. */
const columns = 6;
const most = 24;
const side = 100;

/** One tile, as the generator draws it for all that is typed so far, in another ground than those beside and above it. */
function tileOf(seed: string, { dialect }: Kit, around: readonly (Cell | undefined)[]): Cell | undefined {
  const options = {
    seed,
    dialect,
    columns: 1,
    rows: 1,
    never: around.flatMap((cell) => (cell ? [cell.ground] : [])),
  };
  const random = randomFrom(seed);
  return chooseColours(options, dialect, random, chooseShapes(options, dialect, random, new Set()))?.[0];
}

/** Draws a name as a mosaic: a tile for each letter, which stays as the name grows; a space is a gap. Gives the address of an SVG. */
export function drawName(name: string, kit: Kit): string {
  const letters = [...name].slice(0, most);
  const cells: (Cell | undefined)[] = [];
  for (const [index, letter] of letters.entries()) {
    const around = [index % columns > 0 ? cells[index - 1] : undefined, cells[index - columns]];
    cells.push(letter.trim() ? tileOf(letters.slice(0, index + 1).join(""), kit, around) : undefined);
  }
  const styles = getComputedStyle(document.documentElement);
  const look = (colour: Colour) => styles.getPropertyValue(`--${colour}`);
  const paths = cells.map((cell, index) => {
    if (!cell) return "";
    const at = `${(index % columns) * side} ${Math.floor(index / columns) * side}`;
    const shape = kit.shapes[cell.name];
    return `<g transform="translate(${at})"><path fill="${look(cell.ground)}" shape-rendering="crispEdges" d="M0 0h${side}v${side}H0z"/><path fill="${look(cell.colour)}" transform="rotate(${90 * cell.turn} 50 50)" d="${shape}"/></g>`;
  });
  const width = columns * side;
  const height = Math.ceil(letters.length / columns) * side;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
