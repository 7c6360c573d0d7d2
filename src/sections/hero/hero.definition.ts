import { compose, heroWall, paint } from "../../art/art.ts";
import { introduction } from "../../head/structured-data.ts";
import { find } from "../../data/content.ts";
import { labelledLink, photographOf } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** Chosen by eye. */
const wallSeed = "home 6";

export const hero = defineSection({
  schema: sectionSchema("hero", "Top of the home page.", {
    eyebrow: "Small line above the title.",
    title: "The title.",
    highlight: "Part of the title in the accent colour, copied from the title.",
    lead: "Sentence below the title.",
    button: labelledLink.describe("Button of the section."),
    photograph: photographOf("hero").describe("Photograph, instead of the wall.").optional(),
    courses: "Name of the links to the free courses, for screen readers.",
  }).refine(({ title, highlight }) => title.includes(highlight), {
    path: ["highlight"],
    error: "words of the title",
  }),
  once: "page",
  data: ({ section: { photograph, courses, ...words }, content, pictures }) => ({
    ...words,
    photograph: photograph && pictures.addPhotograph(photograph, "hero"),
    wall: pictures.addInline("wall", heroWall(wallSeed, true)),
    /** For the share picture. */
    art: pictures.add("hero", heroWall(wallSeed, false)),
    courses: {
      label: courses,
      links: content.navigation.courses.links.flatMap(({ label, to, category }) => {
        const course = content.coursePages.find((one) => one.category === category);
        if (!course) return [];
        const { hue } = find(content.categories, category);
        const tile = paint(compose("figures", { hue, groups: [{ names: [course.figure], inks: [1] }] }));
        return { label, to, hue, tile, badge: course.badge };
      }),
    },
  }),
  anchors: () => [],
  structuredData: ({ content }) => introduction(content),
});
