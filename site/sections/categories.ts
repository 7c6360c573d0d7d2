import { heading } from "../schema/text.ts";
import { categoryTilesView } from "../views/category.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The tiles of the top categories. */
export const categories = defineSection({
  kind: "categories",
  once: "page",
  words: heading.describe("The tiles of category-tiles.yaml."),
  shows: ["categoryTiles"],
  needs: ({ content }) => [entriesOf(content.categoryTiles, "category-tiles.yaml")],
  view: ({ section, source }) => ({ heading: section, tiles: categoryTilesView(source) }),
  found: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
