import { z } from "zod";
import { listOf } from "../schema/list.ts";
import { link, priceOf, ref } from "../schema/reference.ts";
import { figure, group, rating, records, recordOf, text, tile } from "../schema/text.ts";

/** One card in one list. Badge and link belong to the list, since the specification gives two readings of prices; counts belong to the course. */
const card = recordOf({
  course: ref("course").describe("The course that the card shows."),
  badge: priceOf(text).describe("What the card says of the price in this list."),
  "to?": link.describe(
    "Where the card leads, if not by the rule: to the page of the course; a free course without one to the course page that has the name of its category; and where a membership is needed, every paid one to /denied.",
  ),
  "detail?": "A line or two for the panel that opens over the card.",
});

const cards = listOf(card, ["by-title"]);

/** A list for each category: that under its name, or else the one that all others have. */
const perCategory = z.strictObject({
  named: z.record(ref("category"), cards).describe("By the names of the files in categories/.").default({}),
  others: cards.describe("The list of every other category.").prefault({ rest: "by-title" }),
});

/** How many cards a page of a list has where nothing is said. */
const perPage = z
  .int()
  .min(1)
  .describe("How many cards stand on a page; the others follow at …/page/2 and so on.")
  .default(12);

/** Which cards each list shows: `course-lists.yaml`. A list of which nothing is said shows all that it may. */
export const courseLists = group(
  "Which course cards each list shows, in which order and with which price. The rest of a list are the courses that have a price of their own; so a new course needs no line here.",
  {
    defaults: z
      .strictObject({
        lessons: text.describe("How many lessons."),
        enrolled: text.describe("How many learners."),
        rating: rating.describe("The rating of all cards."),
      })
      .partial()
      .describe("What cards say of courses that do not say it themselves.")
      .default({}),
    home: group("“Top online courses” (course-filter), whose filters stand in that section.", {
      all: cards
        .describe("The list of all courses, which is chosen at first.")
        .prefault({ rest: "by-title" }),
      categories: perCategory.describe("A list for each filter.").prefault({}),
    }).prefault({}),
    trending: listOf(card.required({ detail: true }), ["by-title"])
      .describe(
        "“Trending courses” on the home page. The rest are courses with a page, whose description the panel shows.",
      )
      .prefault({ rest: "by-title", limit: 4 }),
    courseList: listOf(card, ["by-title"], { perPage })
      .describe("The course list. /course shows two pages of it at once.")
      .prefault({ rest: "by-title" }),
    categoryPages: perCategory.extend({ perPage }).describe("The pages of the categories.").prefault({}),
    related: listOf(
      card,
      ["same-category"],
      {
        pinnedOn: z
          .array(ref("course"))
          .describe("The courses on whose pages the pinned cards stand.")
          .default([]),
      },
      1,
    )
      .describe(
        "“Related courses” on the page of a course, without the course itself. The rest are those of its category that follow it by title, then others.",
      )
      .prefault({ rest: "same-category", limit: 3 }),
  },
).prefault({});

/** The six tiles of "Top categories", on the home page and the course list: `category-tiles.yaml`. */
export const categoryTiles = records(
  "“Top categories”, on the home page and at the head of the course list, in this order. Six fill the row.",
  {
    title: "Its title.",
    courses: z.int().min(0).describe("The number of courses below the title."),
    category: ref("category page").describe("The category to whose page it leads."),
    tile,
    "figure?": figure.describe("A figure in place of the tile, on the tint of its category."),
  },
).default([]);
