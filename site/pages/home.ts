import { z } from "zod";
import { heroMosaic } from "../art/hero.ts";
import { mosaic } from "../art/mosaic.ts";
import { format } from "../art/path.ts";
import { tilePath, type Turn } from "../art/tile.ts";
import { introduction } from "../head/provider-data.ts";
import { listOf } from "../schema/list.ts";
import { ref } from "../schema/reference.ts";
import {
  benefit,
  figureAndLabel,
  heading,
  labelledLink,
  meta,
  photographOf,
  text,
  tileName,
} from "../schema/text.ts";
import { articleCardView } from "../views/article-card.ts";
import { benefitsView } from "../views/benefits.ts";
import { categoryTilesView } from "../views/category.ts";
import { courseCardView } from "../views/course-card.ts";
import { findBySlug } from "../views/find.ts";
import { journeyView } from "../views/journey.ts";
import { personView, testimonialsView } from "../views/person-card.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/**
 * Chosen by eye among the seeds whose first row and column have neither paper nor ink, in which the picture's edge would look
 * bitten, and whose tiles make no plain whole, in which a line between two tiles would show.
 */
const heroSeed = "home 2887";

// A plain foot: a promotion's round corner is larger than a cell.
const foot = { row: 3, ground: "hue3", name: "solid", turn: 0, colour: "hue3" } as const;

/** The sections between the hero and the closing bands. */
const homeSections = [
  "universities",
  "categories",
  "courses",
  "why",
  "testimonials",
  "trending",
  "tutor",
  "blog",
] as const;

/** The home page, section by section in the order of the rulings. */
export const home = definePage({
  kind: "home",
  path: "/",
  footer: "tall",
  words: z
    .strictObject({
      meta,
      hero: z
        .strictObject({
          eyebrow: text.describe("The small line above the title."),
          title: text.describe("The title."),
          highlight: text.describe("The part of the title in the accent colour, letter for letter."),
          lead: text.describe("The sentence below it."),
          button: labelledLink.describe("Its button."),
          tag: figureAndLabel.describe("The figure on the picture.").optional(),
          photograph: photographOf("hero").describe("In place of the tiles and of play.").optional(),
          play: z
            .strictObject({
              name: text.describe("The name of the picture."),
              button: text.describe("The button by which one begins."),
              hint: text.describe("Which keys there are."),
              row: text.describe("Before the number of a row."),
              column: text.describe("Before the number of a column."),
              degrees: text.describe("Behind how far a tile is turned."),
            })
            .describe(
              "The tiles of the picture can be turned. These words are for those who do it by keyboard, to whom they are read aloud.",
            )
            .optional(),
        })
        .refine(({ photograph, play }) => photograph ?? play, {
          path: ["play"],
          error:
            "what is said of the tiles, which can be turned, or the key photograph, which takes their place",
          params: {
            remedy: "Name a photograph, or add play: with name, button, hint, row, column and degrees.",
          },
        })
        .describe("What opens the page."),
      universities: z
        .strictObject({
          label: text.describe("The line beside the strip."),
          names: z
            .array(
              z.strictObject({
                name: text.describe("The name of the institution."),
                tile: tileName.describe("Its tile. Neighbours look best with different ones."),
                turn: z.int().min(0).max(3).describe("How many quarter turns the tile is turned.").default(0),
              }),
            )
            .min(6)
            .describe("The institutions, in this order."),
        })
        .describe("The moving strip below the hero.")
        .optional(),
      categories: heading.describe("Above the tiles of category-tiles.yaml.").optional(),
      courses: heading
        .extend({
          allCourses: text.describe("The first filter."),
          filters: listOf(ref("category"), ["by-name"]).describe(
            "Then a filter for each category that has courses to show.",
          ),
        })
        .describe("“Top online courses”: the lists are in course-lists.yaml.")
        .optional(),
      why: heading
        .extend({ benefits: z.array(benefit).min(1).describe("The reasons, each with its tile.") })
        .describe("Why one should learn here.")
        .optional(),
      testimonials: heading
        .extend({ figures: z.array(figureAndLabel).min(1).describe("Figures beside them.").optional() })
        .describe("Above the testimonials, which are in testimonials.yaml.")
        .optional(),
      trending: heading
        .describe("Above the trending courses, whose list is in course-lists.yaml.")
        .optional(),
      blog: heading
        .extend({
          articles: listOf(ref("article"), ["newest-first", "by-title"]).describe("The teasers."),
        })
        .describe("The teasers of articles.")
        .optional(),
      order: z
        .array(z.enum(homeSections))
        .describe("The sections in another order. Those that it does not name follow.")
        .optional(),
    })
    .describe(
      "The home page, section by section. Courses, testimonials, category tiles, banners and articles are in files of their own.",
    ),
  shows: [
    "articles",
    "banners",
    "categoryTiles",
    "courseLists",
    "courses",
    "coursePages",
    "people",
    "testimonials",
  ],
  view: ({ words, content, source, pictures }) => {
    const { courses, articles } = content.lists;
    const { banners } = content;
    const { photograph, play, ...hero } = words.hero;
    const { whole, ...tiles } = heroMosaic(heroSeed, content.brand.palette, content.brand.dialect);
    const cards = (list: typeof courses.all, inline?: boolean) =>
      list.map((card) => courseCardView(source, card, "courseCard", inline));
    return {
      meta: words.meta,
      labels: labelsOf(source, "filter", "rated", "courseDetails", "pause", "play", "previous", "next"),
      hero: {
        ...hero,
        ...(photograph ? { photograph: pictures.addPhotograph(photograph, "hero") } : {}),
        ...(play && !photograph ? { play, mosaic: tiles } : {}),
        art: pictures.add("hero", whole),
      },
      universities: words.universities && {
        label: words.universities.label,
        names: words.universities.names.map(({ name, tile: shape, turn }) => ({
          name,
          mark: format(tilePath(shape, 0, 0, turn as Turn)),
        })),
      },
      categories: categoryTilesView(source, words.categories),
      promotions: [banners.quickAccess, banners.developSkills].flatMap((banner, index) =>
        banner
          ? {
              ...banner,
              art: pictures.addInline(
                `promotion-${index + 1}`,
                mosaic({
                  seed: banner.title,
                  dialect: content.brand.dialect,
                  columns: 2,
                  rows: 4,
                  // In neither theme the colour of the banner or of the page: at the edge such a tile would look bitten off.
                  never: [index === 0 ? "hue5" : "tint4", "paper", "ink"],
                  cells: [0, 1].map((column) => ({ ...foot, column })),
                  base: foot.ground,
                }),
              ),
            }
          : [],
      ),
      courses:
        words.courses && courses.home.all.length > 0
          ? {
              eyebrow: words.courses.eyebrow,
              title: words.courses.title,
              ...(words.courses.lead ? { lead: words.courses.lead } : {}),
              lists: [
                { value: "all", label: words.courses.allCourses, cards: cards(courses.home.all, true) },
                ...courses.home.categories.map((list) => ({
                  value: list.category,
                  label: findBySlug(content.categories, list.category).name,
                  cards: cards(list.cards),
                })),
              ],
            }
          : undefined,
      why: words.why && {
        ...words.why,
        benefits: benefitsView(source, words.why.benefits),
      },
      testimonials: testimonialsView(source, "home", words.testimonials),
      trending:
        words.trending && courses.trending.length > 0
          ? {
              ...words.trending,
              cards: courses.trending.map((card) => courseCardView(source, card, "trendingCard")),
            }
          : undefined,
      tutor: banners.tutor && {
        ...banners.tutor,
        people: content.lists.team.slice(0, 6).map((id) => ({
          ...personView(source, id, "teach").portrait,
          // Here the faces only stand for all of them.
          alt: "",
        })),
      },
      blog:
        words.blog && articles.home.length > 0
          ? {
              ...words.blog,
              articles: articles.home.map((article) => articleCardView(source, { article })),
            }
          : undefined,
      questions: banners.questions && {
        ...banners.questions,
        art: pictures.add(
          "questions",
          mosaic({
            seed: "still have questions",
            dialect: content.brand.dialect,
            columns: 7,
            rows: 1,
            ground: "paper",
          }),
        ),
      },
      journey: journeyView(
        source,
        { title: content.site.name, hue: "hue5" },
        { composition: banners.questions && "half" },
      ),
      ...(words.order ? { order: [...new Set([...words.order, ...homeSections])] } : {}),
    };
  },
  places: ({ words, content: { banners, categoryTiles, courses, testimonials } }) => [
    words.categories && categoryTiles.length > 0 && "top-categories",
    words.courses && courses.length > 0 && "top-courses",
    words.testimonials && testimonials.home.length > 0 && "home-testimonial-title",
    banners.tutor && "tutor",
    banners.questions && "questions",
    banners.journey && "journey",
  ],
  found: ({ content }) => ({ place: content.site.name }),
  structuredData: ({ content }) => introduction(content),
});
