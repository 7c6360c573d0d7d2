import { compose, hueColours, paint } from "../../art/art.ts";
import { z } from "zod";
import { eyebrow, headline } from "../../data/schema/text.ts";
import { find, pathOf } from "../../data/content.ts";
import { counted } from "../../data/language.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const categories = defineSection({
  schema: sectionSchema("categories", "Tiles of category-tiles.yaml.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    layout: z.enum(["cells", "chips"]).describe("Large cells, or a row of chips.").default("cells"),
  }),
  once: "page",
  data: ({ section: { layout, ...words }, content }) => {
    const hues = content.categoryTiles.map(
      ({ hue, category }) => hue ?? find(content.categories, category).hue,
    );
    return {
      heading: words,
      layout,
      tiles: content.categoryTiles.map(({ title, courses, category, figure }, index) => {
        const hue = hues[index] ?? "hue1";
        // A hue that comes again has another ground.
        const own = hueColours[hue].inks.findIndex(({ ground }) => ground === hue);
        const bold = hues.indexOf(hue) === index ? own : 2;
        return {
          title,
          hue,
          text: counted(content.labels.courseCount, courses),
          to: pathOf(content, "category", category) ?? "/",
          tile: paint(
            compose("figures", { hue, groups: [{ names: [figure], inks: [layout === "chips" ? bold : 0] }] }),
          ),
        };
      }),
    };
  },
  search: ({ content }) => content.categoryTiles.map(({ title }) => title),
});
