import { compose, paint } from "../../art/art.ts";
import { z } from "zod";
import { eyebrow, headline } from "../../data/schema/text.ts";
import { findBySlug, pathOf } from "../../data/content.ts";
import { counted } from "../../data/language.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const categories = defineSection({
  schema: sectionSchema("categories", "Tiles of category-tiles.yaml.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    layout: z.enum(["cells", "chips"]).describe("Large cells, or a row of chips.").default("cells"),
  }),
  once: "page",
  shows: ["categoryTiles"],
  data: ({ section: { layout, ...words }, content }) => ({
    heading: words,
    layout,
    tiles: content.categoryTiles.map(({ title, courses, category, figure }) => {
      const { hue } = findBySlug(content.categories, category);
      return {
        title,
        hue,
        text: counted(content.labels.courseCount, courses),
        to: pathOf(content, "category", category) ?? "/",
        tile: paint(
          compose("figures", { hue, groups: [{ names: [figure], inks: [layout === "chips" ? 1 : 0] }] }),
        ),
      };
    }),
  }),
  search: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
