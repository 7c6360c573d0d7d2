import { z } from "zod";
import { shapeFamilies } from "../../art/dialect.ts";
import { drawingNames } from "../../art/drawing-names.ts";
import { categoryHues } from "../../art/hues.ts";
import { ref } from "../schema/reference.ts";
import { group, headline, lead, meta, tileName } from "../schema/text.ts";

export const category = group(
  "A category of courses, events and articles. Records refer to it by its file name.",
  {
    name: "Name on cards, in filters and in the search.",
    hue: z.enum(categoryHues).describe("Colour of its cards, band and pictures."),
    shapes: z.enum(shapeFamilies).describe("Family of shapes in its pictures."),
    sign: tileName.describe("Its tile in the menu."),
    "page?": group(
      "Page of the category. Without it, the category has no page. Set the courses of the page in course-lists.yaml, under categoryPages.",
      {
        meta,
        band: group("Band at the top of the page. Its title is also the name in the breadcrumbs.", {
          title: headline,
          lead,
        }),
        "path?": z
          .array(
            group("A step of the learning path.", {
              label: "Text above the course, such as “Start here”.",
              course: ref("course").describe("Course of this step."),
              why: "Why to take it at this step, in a sentence.",
            }),
          )
          .min(1)
          .describe("Order in which to take the courses. The section category-path shows it."),
        "subject?": z.enum(drawingNames.subjects).describe("Drawing in the band. Without it: a mosaic."),
      },
    ),
  },
);
