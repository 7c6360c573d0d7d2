import { compose, paint } from "../../art/art.ts";
import { find } from "../../data/content.ts";
import { eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const categoryPath = defineSection({
  schema: sectionSchema("category-path", "On pages of categories: the learning path of the category.", {
    eyebrow,
    title: headline,
  }),
  once: "page",
  data: ({ section, content, page }) => {
    const category = find(content.categories, page.slug ?? "");
    const steps = category.page?.path ?? [];
    return {
      hue: category.hue,
      heading: section,
      steps: steps.map(({ course, why }, index) => {
        const { title, figure } = find(content.courses, course);
        const groups = [{ names: [figure], inks: [(index + 1) % 4] }];
        return { title, why, picture: paint(compose("figures", { hue: category.hue, groups })) };
      }),
    };
  },
  search: ({ section }) => [section.title],
});
