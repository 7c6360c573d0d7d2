/** The plans with their prices. */
import type { Dialect } from "../art/dialect.ts";
import { inHuesOf, recoloured, type BandColour } from "../art/heads/inks.ts";
import { mosaic } from "../art/mosaic.ts";
import type { Content } from "../content.ts";
import { priceText } from "../schema/money.ts";
import type { Source } from "./source.ts";

/** Tiles enough to run out of every panel. */
const endless = 18;

/** The courses that one may take at a time, as tiles in a row: the plan's own first. One, three and so on; of the last plan there is no end. */
function planTiles(
  { id, tile }: Content["plans"]["plans"][number],
  dialect: Dialect,
  index: number,
  count: number,
) {
  const { name, turn, ground, colour } = tile;
  return mosaic({
    seed: id,
    dialect,
    columns: index === count - 1 ? endless : 3 ** index,
    rows: 1,
    cells: [{ column: 0, row: 0, name, turn, ground, colour }],
    // A tile in the panel's colour would end the row.
    never: ["paper", "ink"],
  });
}

/** The plans, each with its price in both periods, in the hues that go with the band of the page. */
export const plansView = ({ content, pictures }: Source, band: BandColour) =>
  content.plans.plans.map(({ tile: _tile, ...plan }, index, all) => ({
    ...plan,
    tiles: pictures.paint(
      recoloured(
        band,
        planTiles({ tile: _tile, ...plan }, inHuesOf(band, content.brand.dialect), index, all.length),
      ),
    ),
    monthly: priceText(plan.monthly, content.site),
    yearly: priceText(plan.yearly, content.site),
  }));
