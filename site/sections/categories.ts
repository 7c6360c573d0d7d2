import { z } from "zod";
import { headed } from "../schema/text.ts";
import { figureRow } from "../art/cover.ts";
import { tile } from "../art/scenes.ts";
import { pathOf } from "../content.ts";
import { categoryLabel } from "../views/category.ts";
import { counted } from "../views/language.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The tiles of the top categories. */
export const categories = defineSection({
  kind: "categories",
  once: "page",
  words: headed("The tiles of category-tiles.yaml.", {
    layout: z
      .enum(["cells", "chips"])
      .describe("Large joined cells with the heading among them, or a row of chips below it.")
      .default("cells"),
  }),
  shows: ["categoryTiles"],
  needs: ({ content }) => [entriesOf(content.categoryTiles, "category-tiles.yaml")],
  view: ({ section: { layout, ...words }, content, source, pictures }) => ({
    heading: words,
    layout,
    tiles: content.categoryTiles.map(({ title, courses, category, figure, tile: record }) => {
      const { hue } = categoryLabel(source, category);
      return {
        title,
        hue,
        text: counted(content, content.labels.courseCount, courses),
        // A tile names a category that has a page.
        to: pathOf(content, "category", category) ?? "/",
        tile: pictures.paint(figure ? figureRow([figure], hue) : tile(record)),
      };
    }),
  }),
  found: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
