import { z } from "zod";
import { shapeFamilies } from "../art/dialect.ts";
import { namesIn } from "../art/drawing.ts";
import { categoryHues } from "../art/hues.ts";
import { ref } from "../schema/reference.ts";
import { address, group, heading, meta, tileName } from "../schema/text.ts";

/** A category: `categories/<slug>.yaml`. */
export const category = group(
  "What courses, events and articles belong to. Records name it by the name of its file.",
  {
    name: "Its name on cards, in filters and in the search.",
    hue: z.enum(categoryHues).describe("The colour of its cards, its band and its pictures."),
    shapes: z.enum(shapeFamilies).describe("The family of shapes in its pictures."),
    sign: tileName.describe("The tile that stands for it in the menu."),
    "page?": group(
      "What its page says. Without it the category has no page. Which courses the page shows is said in course-lists.yaml, under categoryPages.",
      {
        meta,
        band: heading
          .omit({ eyebrow: true })
          .describe("The band that opens the page. Its title is also the page’s name in the breadcrumbs."),
        "path?": z
          .array(
            group("A step of the path.", {
              label: "What stands above it, such as: Start here.",
              course: ref("course").describe("The course to take."),
              why: "Why then, in a sentence.",
            }),
          )
          .min(1)
          .describe("In which order to take its courses, for a section category-path."),
        "subject?": z.enum(namesIn("subjects")).describe("What the band shows; left out, a mosaic."),
      },
    ),
    "address?": address,
  },
);
