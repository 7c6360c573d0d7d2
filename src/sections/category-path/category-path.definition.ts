import { compose, paint } from "../../art/art.ts";
import { find, findBySlug } from "../../data/content.ts";
import { eyebrow, group, headline } from "../../data/schema/text.ts";
import { defineSection } from "../define-section.ts";

export const categoryPath = defineSection({
  kind: "category-path",
  once: "page",
  schema: group(
    "Learning path of the category, on the pages of categories. The path is in the file of the category.",
    { eyebrow, title: headline },
  ),
  shows: ["categories", "courses", "coursePages"],
  view: ({ section, content, page }) => {
    const { hue, page: own } = findBySlug(content.categories, page.slug ?? "");
    if (!own) return undefined;
    return {
      hue,
      heading: section,
      steps: own.path.map(({ label, course, why }, index) => {
        const { title, figure } = find(content.courses, course);
        const groups = [{ names: [figure], inks: [(index + 1) % 4] }];
        const picture = paint(compose("figures", { hue, groups }));
        return { label, title, why, picture };
      }),
    };
  },
  search: ({ section }) => [section.title],
});
