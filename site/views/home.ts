import { cover } from "../art/cover.ts";
import { brand, categoryDialect } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { heroMosaic } from "../art/hero.ts";
import { format } from "../art/path.ts";
import { pageStrip, tile } from "../art/scenes.ts";
import { tilePath, type Turn } from "../art/tile.ts";
import { findBySlug } from "./find.ts";
import { journeyView } from "./journey.ts";
import {
  articleCardView,
  categoryLabel,
  courseCardView,
  labelsOf,
  personView,
  type Source,
} from "./shared.ts";

/** Of the picture beside “Still have questions?”. */
const askDialect = categoryDialect({ name: "management", hue: "saffron", shapes: "rounds" });

/**
 * Chosen by eye among the seeds whose first row and column have neither paper nor ink, in which the picture's edge would look
 * bitten, and whose tiles make no plain whole, in which a line between two tiles would show.
 */
const heroSeed = "home 2887";

/** The home page, section by section in the order of the rulings. */
export function homeView(source: Source) {
  const { content } = source;
  const { home } = content.pages;
  const { courses, articles } = content.lists;
  const { allCourses, eyebrow, title, lead } = home.courses;
  const { whole, ...tiles } = heroMosaic(heroSeed);
  const cards = (list: typeof courses.all) => list.map((card) => courseCardView(source, card));
  return {
    meta: home.meta,
    labels: labelsOf(source, "filter", "rated", "courseDetails", "pause", "play", "previous", "next"),
    hero: { ...home.hero, mosaic: tiles, art: source.pictures.add("hero", whole) },
    universities: {
      label: home.universities.label,
      names: home.universities.names.map(({ name, tile: shape, turn }) => ({
        name,
        mark: format(tilePath(shape, 0, 0, turn as Turn)),
      })),
    },
    categories: { ...home.categories, tiles: categoryTilesView(source) },
    promotions: ([content.banners.quickAccess, content.banners.developSkills] as const).map(
      (banner, index) => ({
        ...banner,
        art: source.pictures.add(
          `promotion-${index + 1}`,
          mosaic({
            seed: banner.title,
            dialect: brand,
            columns: 2,
            rows: 4,
            // In neither theme the colour of the banner or of the page: at the edge such a tile would look bitten off.
            never: [index === 0 ? "lilac" : "mint", "paper", "ink"],
            round: true,
          }),
        ),
      }),
    ),
    courses: {
      eyebrow,
      title,
      ...(lead ? { lead } : {}),
      lists: [
        { value: "all", label: allCourses, cards: cards(courses.home.all) },
        ...courses.home.categories.map((list) => ({
          value: list.category,
          label: findBySlug(content.categories, list.category).name,
          cards: cards(list.cards),
        })),
      ],
    },
    why: {
      ...home.why,
      benefits: home.why.benefits.map((benefit) => ({ ...benefit, tile: tile(benefit.tile) })),
    },
    testimonials: { ...home.testimonials, entries: testimonialsView(source, "home") },
    trending: {
      ...home.trending,
      art: source.pictures.add(
        "trending",
        pageStrip({ seed: "trending", dialect: brand, columns: 4, rows: 2 }),
      ),
      cards: courses.trending.map((card) => courseCardView(source, card, "trendingCard")),
    },
    tutor: {
      ...content.banners.tutor,
      people: content.lists.team.slice(0, 6).map((id) => ({
        ...personView(source, id, "teach").portrait,
        // Here the faces only stand for all of them.
        alt: "",
      })),
    },
    blog: {
      ...home.blog,
      articles: articles.home.map((article) => articleCardView(source, { article })),
    },
    questions: {
      ...content.banners.questions,
      art: source.pictures.add(
        "questions",
        cover({ seed: "still have questions", dialect: askDialect, figure: "speech", columns: 3 }),
      ),
    },
    journey: journeyView(source, { title: content.site.name, hue: "lilac" }),
  };
}

/** The tiles of the top categories; each leads to a category page. */
export function categoryTilesView(source: Source) {
  return source.content.categoryTiles.map(({ title, courses, category, tile: record }) => ({
    title,
    hue: categoryLabel(source, category).hue,
    courses: `${courses} Courses`,
    to: `/category/${category}`,
    tile: tile(record),
  }));
}

/** What two people say, with their portraits. */
export function testimonialsView(source: Source, page: "home" | "about") {
  return source.content.testimonials[page].map(({ quote, author }) => ({
    quote,
    author: personView(source, author, "testimonial"),
  }));
}
