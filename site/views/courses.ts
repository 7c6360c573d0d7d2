import { cover, thumbnail } from "../art/cover.ts";
import { tile } from "../art/scenes.ts";
import type { TileName } from "../art/tile.ts";
import { categoryCards } from "./course-cards.ts";
import { categoryTilesView } from "./home.ts";
import {
  bandView,
  categoryHue,
  courseCardView,
  courseCover,
  categoryTint,
  find,
  findBySlug,
  journeyView,
  labelsOf,
  personView,
  type Category,
  type Source,
} from "./shared.ts";

/** The course list: six category tiles and two pages of cards. */
export function courseListView(source: Source) {
  const { content } = source;
  const { course } = content.pages;
  return {
    meta: course.meta,
    labels: labelsOf(source, "page", "rated", "courseDetails"),
    band: bandView(source, course.band),
    categories: { ...course.categories, tiles: categoryTilesView(source) },
    courses: {
      ...course.courses,
      pageLabels: course.pageLabels,
      pages: [content.courseLists.coursePage1, content.courseLists.coursePage2].map((cards) =>
        cards.map((card) => courseCardView(source, card)),
      ),
    },
    journey: journeyView(source),
  };
}

/** A category page: cards whose prices are the category page's own reading, then the other courses of the category that have a page. */
export function categoryView(source: Source, category: Category) {
  const { content } = source;
  const page = findBySlug(content.categories, category);
  const parent = content.navigation.pages.links.find(({ to }) => to === "/course");
  return {
    category,
    meta: page.meta,
    labels: labelsOf(source, "rated", "buyCourse"),
    band: bandView(source, page.band, {
      dialect: category,
      parents: parent ? [parent] : [],
      crumb: page.band.title,
    }),
    // Straight below the band, so their covers come with it.
    cards: categoryCards(content, category).map((card) => courseCardView(source, card, "courseCard", true)),
    journey: journeyView(source),
  };
}

/** The shapes of a category's dialect, for the tiles of a course's target audience. */
const audienceShapes: Record<Category, readonly TileName[]> = {
  design: ["leaf", "dome", "arcs", "quarter"],
  development: ["chevron", "plus", "stripes", "triangle"],
  management: ["disc", "half", "ring", "dots"],
  finance: ["steps", "ring", "triangle", "stripes"],
};

/** One tile in the category's colours; neighbours never share a ground. */
function audienceTile(category: Category, index: number) {
  const shapes = audienceShapes[category];
  const name = shapes[index % shapes.length] ?? "disc";
  return index % 2 === 0
    ? tile({ name, ground: categoryTint[category], colour: categoryHue[category] })
    : tile({ name, ground: categoryHue[category], colour: categoryTint[category] });
}

/** A lesson's place in its course, and with it in the address. */
const lessonId = (index: number) => `lesson-${index + 1}`;

/** A course page with its five tabs. */
export function courseDetailView(source: Source, slug: string) {
  const { content, pictures } = source;
  const page = findBySlug(content.coursePages, slug);
  const { category } = page;
  const words = content.pages.courseDetail;
  const parent = content.navigation.pages.links.find(({ to }) => to === "/course");
  return {
    meta: page.meta,
    labels: labelsOf(source, "rated", "buyCourse", "questionMarkers"),
    category,
    rating: page.rating,
    formAddress: content.site.formAddress ?? null,
    band: bandView(
      source,
      { hue: categoryHue[category], eyebrow: category.toUpperCase(), title: page.title },
      {
        dialect: category,
        parents: parent ? [parent] : [],
        crumb:
          content.navigation.courses.links.find(({ to }) => to === `/course/${slug}`)?.label ?? page.title,
      },
    ),
    words,
    facts: Object.entries(words.facts).map(([key, label]) => ({
      label,
      value: page.facts[key as keyof typeof page.facts],
    })),
    overview: {
      ...page.overview,
      audience: page.overview.audience.map((reader, index) => ({
        words: reader,
        tile: audienceTile(category, index),
      })),
    },
    cover: courseCover(source, page, "courseOverview"),
    lessons: page.lessons.map(({ lesson: record, figures, ...lesson }, index) => ({
      ...lesson,
      id: lessonId(index),
      number: `${words.lesson.number} ${index + 1}`,
      title: find(content.lessons, record).title,
      thumbnail: pictures.add(
        `${slug}-lesson-${index + 1}-small`,
        thumbnail({
          seed: `${slug} lesson ${index + 1}`,
          category,
          ...(figures[0] ? { figure: figures[0] } : {}),
        }),
      ),
      images: figures.map((figure, place) =>
        pictures.add(
          `${slug}-lesson-${index + 1}-${figure}`,
          cover({
            seed: `${slug} lesson ${index + 1} ${place}`,
            category,
            figure,
            columns: figures.length > 1 ? 5 : 8,
            rows: 3,
          }),
        ),
      ),
    })),
    instructors: page.instructors.map((id) => personView(source, id, "personCard")),
    questions: page.questions,
    art: {
      faq: pictures.add(
        `${slug}-faq`,
        cover({ seed: `${slug} ask`, category, figure: "speech", columns: 3 }),
      ),
      query: pictures.add(
        `${slug}-query`,
        cover({ seed: `${slug} ask`, category, figure: "envelope", columns: 3, rows: 4 }),
      ),
    },
    related: content.courseLists.related.map((card) => courseCardView(source, card)),
    journey: journeyView(source),
  };
}

/** What a course page shows. */
export type CourseDetailView = Omit<ReturnType<typeof courseDetailView>, "meta">;
