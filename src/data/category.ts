import { categoryHues, drawingNames, shapeFamilies } from "../art/art.ts";
import { z } from "zod";
import { find, type Content } from "./content.ts";
import { ref } from "./schema/reference.ts";
import { group, headline, lead, meta, tileName, figure, records } from "./schema/text.ts";

const page = group("Page of the category. Its courses are in course-lists.yaml, under categoryPages.", {
  meta,
  band: group("Top of the page. Its title is also the name in the breadcrumbs.", { title: headline, lead }),
  path: records("The learning path: the courses in the order to take them.", {
    course: ref("course").describe("Course of this step."),
    why: "Why to take it at this step, in a sentence.",
  }).min(1),
  subject: z
    .enum(drawingNames.subjects)
    .describe("Drawing at the top of its page. Without it: a mosaic.")
    .optional(),
});

export const categorySchema = group("A category of courses, events and articles.", {
  name: "Name on cards, in filters and in the search.",
  hue: z.enum(categoryHues).describe("Colour of its cards, pictures and top of the page."),
  shapes: z.enum(shapeFamilies).describe("Family of shapes in its pictures."),
  sign: tileName.describe("Its tile in the menu."),
  page: page.optional(),
});

/** `category-tiles.yaml`. */
export const categoryTilesSchema = records("“Top categories”, in this order. Six fill the row.", {
  title: "Title of the tile.",
  courses: z.int().min(0).describe("Number of courses, below the title."),
  category: ref("category page").describe("Category to link to. It needs a page."),
  hue: z.enum(categoryHues).describe("Colour. Without it: that of the category.").optional(),
  figure: figure.describe("Figure on the tint of its category."),
}).min(1);

export type Category = z.output<typeof categorySchema> & { slug: string };

/** A category on cards and pictures: name, label, hue, and family of shapes. The slug is part of every seed. */
export function categoryView({ categories }: Content, slug: string) {
  const { name, hue, shapes } = find(categories, slug);
  return { name, label: name.toUpperCase(), hue, family: { name: slug, hue, shapes } };
}
