import { z } from "zod";
import { headed } from "../schema/text.ts";
import { figureAlone } from "../art/cover.ts";
import { tile } from "../art/scenes.ts";
import { findBySlug, pathOf } from "../content.ts";
import { counted } from "../views/language.ts";
import { defineSection, lacksEntries } from "./define-section.ts";

export const categories = defineSection({
  kind: "categories",
  once: "page",
  schema: headed("Tiles of category-tiles.yaml.", {
    layout: z
      .enum(["cells", "chips"])
      .describe("Layout: large joined cells around the heading, or a row of chips below it.")
      .default("cells"),
  }),
  shows: ["categoryTiles"],
  needs: ({ content }) => [lacksEntries(content.categoryTiles, "categoryTiles")],
  view: ({ section: { layout, ...words }, content, pictures }) => ({
    heading: words,
    layout,
    tiles: content.categoryTiles.map(({ title, courses, category, figure, tile: record }) => {
      const { hue } = findBySlug(content.categories, category);
      return {
        title,
        hue,
        text: counted(content.labels.courseCount, courses),
        to: pathOf(content, "category", category) ?? "/",
        tile: pictures.paint(figure ? figureAlone(figure, hue, { bold: layout === "chips" }) : tile(record)),
      };
    }),
  }),
  search: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
