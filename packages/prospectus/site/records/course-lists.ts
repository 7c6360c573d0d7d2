import { z } from "zod";
import { listOf } from "../schema/list.ts";
import { link, priceOf, ref } from "../schema/reference.ts";
import { figure, group, rating, records, recordOf, text, tile } from "../schema/text.ts";

/** A card in a list. Badge and link belong to the list: the specification has two prices for some courses. */
const card = recordOf({
  course: ref("course").describe("Course of this card."),
  badge: priceOf(text).describe("Price on the card in this list."),
  "to?": link.describe(
    "Link of the card. Without it, the card links to the page of the course. A free course without a page links to the course page named like its category. With “membership” in site.yaml, paid courses link to /denied.",
  ),
  "detail?": "A line or two for the panel that opens over the card.",
});

const cards = listOf(card, ["by-title"]);

/** One list per category: a named one, or the one for all others. */
const perCategory = z.strictObject({
  named: z
    .record(ref("category"), cards)
    .describe("Lists of single categories. Each key is a file name in categories/.")
    .default({}),
  others: cards.describe("List of every other category.").prefault({ rest: "by-title" }),
});

const perPage = z
  .int()
  .min(1)
  .describe("Number of cards on a page. Further pages are …/page/2 and so on.")
  .default(12);

/** Cards of each list: `course-lists.yaml`. Default of a list: all its courses. */
export const courseLists = group(
  "Course cards of each list, their order and prices. The rest of a list are the courses with a price. A new course needs no line here.",
  {
    defaults: z
      .strictObject({
        lessons: text.describe("Number of lessons."),
        enrolled: text.describe("Number of learners."),
        rating: rating.describe("Rating on all cards."),
      })
      .partial()
      .describe("Facts on the cards of courses that do not set their own.")
      .default({}),
    home: group("“Top online courses”. The section course-filter has its filters.", {
      all: cards.describe("List of all courses. It shows at first.").prefault({ rest: "by-title" }),
      categories: perCategory.describe("A list for each filter.").prefault({}),
    }).prefault({}),
    trending: listOf(card.required({ detail: true }), ["by-title"])
      .describe(
        "“Trending courses” on the home page. The rest are courses with a page. The panel shows their descriptions.",
      )
      .prefault({ rest: "by-title", limit: 4 }),
    courseList: listOf(card, ["by-title"], { perPage })
      .describe("The course list. /course shows its first two pages together.")
      .prefault({ rest: "by-title" }),
    categoryPages: perCategory.extend({ perPage }).describe("Pages of the categories.").prefault({}),
    related: listOf(
      card,
      ["same-category"],
      {
        pinnedOn: z.array(ref("course")).describe("Courses whose pages show the pinned cards.").default([]),
      },
      1,
    )
      .describe(
        "“Related courses” on the page of a course. The rest are the next courses of its category by title, then others.",
      )
      .prefault({ rest: "same-category", limit: 3 }),
  },
).prefault({});

/** The six tiles of "Top categories": `category-tiles.yaml`. */
export const categoryTiles = records(
  "“Top categories”, on the home page and the course list, in this order. Six fill the row.",
  {
    title: "Title of the tile.",
    "courses?": z
      .int()
      .min(0)
      .describe("Number below the title. Without it, the site counts the courses of the category’s page."),
    category: ref("category page").describe("Category to link to. It needs a page."),
    tile,
    "figure?": figure.describe("A figure instead of the tile, on the tint of its category."),
  },
).default([]);
