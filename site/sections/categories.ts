import { heading } from "../schema/text.ts";
import { tile } from "../art/scenes.ts";
import { pathOf } from "../content.ts";
import { categoryLabel } from "../views/category.ts";
import { counted } from "../views/language.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The tiles of the top categories. */
export const categories = defineSection({
  kind: "categories",
  once: "page",
  words: heading.describe("The tiles of category-tiles.yaml."),
  shows: ["categoryTiles"],
  needs: ({ content }) => [entriesOf(content.categoryTiles, "category-tiles.yaml")],
  view: ({ section, content, source, pictures }) => ({
    heading: section,
    tiles: content.categoryTiles.map(({ title, courses, category, tile: record }) => ({
      title,
      hue: categoryLabel(source, category).hue,
      courses: counted(content, content.labels.courseCount, courses),
      // A tile names a category that has a page.
      to: pathOf(content, "category", category) ?? "/",
      tile: pictures.paint(tile(record)),
    })),
  }),
  found: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
