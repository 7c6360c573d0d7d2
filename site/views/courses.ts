import { cover, coverCells, coverPieces, thumbnail } from "../art/cover.ts";
import { hueColours } from "../art/hues.ts";
import { categoryMosaic } from "../art/scenes.ts";
import {
  courseCardsFor,
  entriesOn,
  firstPage,
  isFurther,
  numberedMeta,
  pageOfKind,
  pagingView,
} from "../lists/list-pages.ts";
import type { Content } from "../load/load.ts";
import type { Page } from "../pages.ts";
import { categoryTilesView } from "./home.ts";
import { courseDetails, courseFacts } from "./course-details.ts";
import { find, findBySlug } from "./find.ts";
import { journeyView } from "./journey.ts";
import {
  bandView,
  categoryLabel,
  courseCardView,
  courseArt,
  dialectOf,
  furtherPage,
  labelsOf,
  personView,
  type Source,
} from "./shared.ts";

/** What the course list can be filtered by: the pages of the categories, and the values of its own filters. */
function filtersView({ content }: Source, page: Page) {
  const { filters: words } = content.labels;
  const { path } = firstPage(content, page);
  const groups = Map.groupBy(content.lists.courses.filters, ({ by }) => by);
  const categories = content.pageList.flatMap(({ kind, slug, path: to }) =>
    kind === "category" && slug !== undefined
      ? [{ label: findBySlug(content.categories, slug).name, to }]
      : [],
  );
  const own = [...groups].map(([by, values]) => ({
    label: words[by],
    links: values.map(({ label, value }) => ({ label, to: `/course/${by}/${value}` })),
  }));
  return {
    label: words.label,
    current: path,
    groups: [{ label: words.category, links: categories }, ...own],
  };
}

/** The course list: category tiles and pages of cards. */
export function courseListView(source: Source, _slug = "", page = pageOfKind(source.content, "courses")) {
  const { content } = source;
  const { course } = content.pages;
  const paging = pagingView(content, page);
  return {
    meta: numberedMeta(content, page, course.meta),
    labels: labelsOf(source, "page", "rated", "courseDetails"),
    band: bandView(source, course.band, furtherPage(source, page, course.band.eyebrow)),
    // Who has chosen a part of the list gets it at once.
    ...(isFurther(page) ? {} : { categories: { ...course.categories, tiles: categoryTilesView(source) } }),
    courses: {
      ...course.courses,
      pages: entriesOn(content, page, courseCardsFor(content, page)).map((cards) =>
        cards.map((card) => courseCardView(source, card)),
      ),
    },
    ...(paging ? { paging } : {}),
    ...(content.lists.courses.filters.length > 0 ? { filters: filtersView(source, page) } : {}),
    journey: journeyView(source, course.band, isFurther(page) ? undefined : "/course#top-courses"),
  };
}

/** A category page: the cards of its list. */
export function categoryView(source: Source, slug: string, shown?: Page) {
  const { content } = source;
  const { page: words } = findBySlug(content.categories, slug);
  if (!words)
    throw new Error(`The category “${slug}” says nothing for a page, so site/pages.ts gives it none.`);
  const page = shown ?? pageOfKind(content, "category", slug);
  const { hue } = categoryLabel(source, slug);
  const parent = content.navigation.pages.links.find(({ to }) => to === "/course");
  const paging = pagingView(content, page);
  return {
    hue,
    meta: numberedMeta(content, page, words.meta),
    labels: labelsOf(source, "rated", "buyCourse"),
    mosaic: source.pictures.addInline(
      `category-${slug}`,
      categoryMosaic({
        seed: words.band.title,
        dialect: dialectOf(source, slug),
        hue,
        corner: hueColours[hue].beside,
      }),
    ),
    band: bandView(
      source,
      { ...words.band, hue },
      {
        dialect: dialectOf(source, slug),
        ...furtherPage(source, page, words.band.title, parent ? [parent] : []),
      },
    ),
    // Straight below the band, so their covers come with it.
    cards: entriesOn(content, page, content.lists.courses.ofCategory.get(slug) ?? [])
      .flat()
      .map((card) => courseCardView(source, card, "courseCard", true)),
    ...(paging ? { paging } : {}),
    journey: journeyView(source, { title: words.band.title, hue }),
  };
}

/** The course's cover in its page's head: where the figure lies, so that a narrow window shows that part of it. */
function headCover(source: Source, course: Content["coursePages"][number]) {
  const art = courseArt(source, course);
  const { column, row } = coverCells(art).field;
  return {
    // The same file as on cards, which show a photograph where there is one.
    strip: source.pictures.addInline(course.photograph ? `band-${course.id}` : course.id, cover(art)),
    figureAt: `${row > 0 ? "foot" : "top"}${column > 1 ? "End" : "Start"}` as const,
  };
}

/** A lesson's place in its course, and with it in the address. */
const lessonId = (index: number) => `lesson-${index + 1}`;

/** A course page with its five tabs. */
export function courseDetailView(source: Source, slug: string) {
  const { content, pictures } = source;
  const page = findBySlug(content.coursePages, slug);
  const category = categoryLabel(source, page.category);
  const dialect = dialectOf(source, page.category);
  const { details: _details, progress, ...words } = content.pages.courseDetail;
  const parent = content.navigation.pages.links.find(({ to }) => to === "/course");
  const { strip, figureAt } = headCover(source, page);
  return {
    meta: page.meta,
    labels: labelsOf(source, "rated", "buyCourse", "questionMarkers"),
    slug,
    hue: category.hue,
    badge: page.badge,
    figureAt,
    pieces: coverPieces(courseArt(source, page), page.lessons.length),
    rating: page.rating,
    formAddress: content.site.formAddress ?? null,
    band: bandView(
      source,
      { hue: hueColours[category.hue].beside, eyebrow: category.label, title: page.title },
      {
        strip,
        parents: parent ? [parent] : [],
        crumb:
          content.navigation.courses.links.find(({ to }) => to === `/course/${slug}`)?.label ?? page.title,
      },
    ),
    words: { ...words, done: progress.done },
    facts: courseFacts(content, page),
    overview: {
      ...page.overview,
      ...courseDetails(content, page),
    },
    ...(page.photograph ? { photograph: pictures.addPhotograph(page.photograph, "courseOverview") } : {}),
    lessons: page.lessons.map(({ lesson: record, figures, ...lesson }, index) => ({
      ...lesson,
      id: lessonId(index),
      number: `${words.lesson.number} ${index + 1}`,
      title: find(content.lessons, record).title,
      thumbnail: pictures.add(
        `${slug}-lesson-${index + 1}-small`,
        thumbnail({
          seed: `${slug} lesson ${index + 1}`,
          dialect,
          figure: figures[0] ?? page.figure,
        }),
      ),
      images: figures.map((figure, place) =>
        pictures.add(
          `${slug}-lesson-${index + 1}-${figure}`,
          cover({
            seed: `${slug} lesson ${index + 1} ${place}`,
            dialect,
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
      faq: pictures.add(`${slug}-faq`, cover({ seed: `${slug} ask`, dialect, figure: "speech", columns: 3 })),
      query: pictures.add(
        `${slug}-query`,
        cover({ seed: `${slug} ask`, dialect, figure: "envelope", columns: 3, rows: 4 }),
      ),
    },
    related: (content.lists.courses.related.get(page.id) ?? []).map((card) => courseCardView(source, card)),
    journey: journeyView(source, { title: page.title, hue: category.hue }),
  };
}

/** What a course page shows. */
export type CourseDetailView = Omit<ReturnType<typeof courseDetailView>, "meta">;

/** What is said of a visitor's progress in a course. It is fetched with what shows it. */
export function progressView({ content: { pages } }: Source) {
  const { done: _done, ...words } = pages.courseDetail.progress;
  return words;
}
