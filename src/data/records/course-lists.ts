import { z } from "zod";
import { listed, priceOf, ref } from "../schema/reference.ts";
import { figure, group, rating, records, recordOf, text } from "../schema/text.ts";

/** An entry of a list. The price belongs to the list: the specification has two prices for some courses. */
const card = recordOf({
  course: listed("course").describe("Course of this card. It is skipped while the course does not show."),
  badge: priceOf(text).describe(
    "Price on the card in this list. Prices differ on purpose: 99$ on the home page and in the course list, $99 on category pages, and other amounts for some titles. The specification gives them all; do not make them equal.",
  ),
});

const trendingCard = card.extend({
  detail: text.describe("A line or two for the panel that opens over the card."),
});

const cards = z.array(card);

const perCategory = z.record(ref("category"), cards);

/** Cards of each list: `course-lists.yaml`. */
export const courseLists = group(
  "Course cards of each list, in their order, with the prices there. A new course needs no line here.",
  {
    defaults: group("Facts on the cards of courses that do not set their own.", {
      lessons: "Number of lessons.",
      enrolled: "Number of learners.",
      rating: rating.describe("Rating on all cards."),
    }),
    home: group("“Top online courses” on the home page.", {
      all: cards.describe("All courses. They show at first."),
      categories: perCategory.describe(
        "Courses of each filter. The section course-filter orders the filters.",
      ),
    }),
    trending: z.array(trendingCard).describe("“Trending courses” on the home page."),
    courseList: cards.describe(
      "The course list, six cards a page. Other courses with a price follow, by title. Page 1 is a separate set. Page 2 has five paid courses and a free one of Finance.",
    ),
    categoryPages: perCategory.describe(
      "Pages of the categories. Other courses of the category with a price follow, by title. Prices have the dollar sign in front, except 59, which the specification gives without a sign.",
    ),
    related: cards.describe(
      "“Related courses” on the page of a course: the first three, without the course itself.",
    ),
  },
);

/** The six tiles of "Top categories": `category-tiles.yaml`. */
export const categoryTiles = records(
  "“Top categories”, on the home page and the course list, in this order. Six fill the row.",
  {
    title: "Title of the tile.",
    courses: z.int().min(0).describe("Number of courses, below the title."),
    category: ref("category page").describe("Category to link to. It needs a page."),
    figure: figure.describe("Figure on the tint of its category."),
  },
).min(1);
