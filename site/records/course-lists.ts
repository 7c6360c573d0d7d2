import { z } from "zod";
import { listOf } from "../schema/list.ts";
import { link, priceOf, ref } from "../schema/reference.ts";
import { rating, text, tile } from "../schema/text.ts";

/** One card in one list. Badge and link belong to the list, since the specification gives two readings of prices; counts belong to the course. */
const card = z.strictObject({
  course: ref("course"),
  badge: priceOf(text),
  /** Only where a list departs from the rule: free leads to the course page, paid to /denied. */
  to: link.optional(),
  /** A line or two of the hover detail panel. */
  detail: text.optional(),
});

/** The rest of a list are the courses that have a badge of their own. */
const cards = listOf(card, ["by-title"]);

/** A list for each category: that under its name, or else the one that all others have. */
const perCategory = z.strictObject({
  named: z.record(ref("category"), cards).default({}),
  others: cards.prefault({ rest: "by-title" }),
});

/** How many cards a page of a list has where nothing is said. */
const perPage = z.int().min(1).default(12);

/** Which cards each list shows: `course-lists.yaml`. A list of which nothing is said shows all that it may. */
export const courseLists = z
  .strictObject({
    /** What cards say of courses that do not say it themselves; the rating is that of all cards. */
    defaults: z.strictObject({ lessons: text, enrolled: text, rating }).partial().default({}),
    home: z
      .strictObject({ all: cards.prefault({ rest: "by-title" }), categories: perCategory.prefault({}) })
      .prefault({}),
    /** Here the rest are courses with a page: the detail is the page's description. */
    trending: listOf(card.required({ detail: true }), ["by-title"]).prefault({ rest: "by-title", limit: 4 }),
    courseList: listOf(card, ["by-title"], { perPage }).prefault({ rest: "by-title" }),
    categoryPages: perCategory.extend({ perPage }).prefault({}),
    /** `pinnedOn`: the courses on whose pages the pinned cards stand. A page leaves out the card of its own course. */
    related: listOf(card, ["same-category"], { pinnedOn: z.array(ref("course")).default([]) }, 1).prefault({
      rest: "same-category",
      limit: 3,
    }),
  })
  .prefault({});

/** The six tiles of "Top categories", on the home page and the course list: `category-tiles.yaml`. */
export const categoryTiles = z
  .array(
    z.strictObject({
      title: text,
      courses: z.int().min(0),
      /** The category to whose page the tile leads. */
      category: ref("category page"),
      tile,
    }),
  )
  .default([]);
