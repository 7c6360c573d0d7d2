import { z } from "zod";
import type { Content } from "../content.ts";
import { cover, coverCells, coverPieces, thumbnail } from "../art/cover.ts";
import { hueColours } from "../art/hues.ts";
import { courseData } from "../head/course-data.ts";
import { faqData } from "../head/faq-data.ts";
import { heading, plural, pluralWith, sentenceWith, text } from "../schema/text.ts";
import type { CoursePage } from "../records.ts";
import { bandView } from "../views/band.ts";
import { categoryLabel, dialectOf } from "../views/category.ts";
import { courseArt, courseCardView } from "../views/course-card.ts";
import { bookingView, courseDetails, courseFacts, placeLine } from "../views/course-details.ts";
import { find, findBySlug } from "../views/find.ts";
import { sendingView } from "../views/form.ts";
import { journeyView } from "../views/journey.ts";
import { personView } from "../views/person-card.ts";
import { questionDocuments, sentences } from "../views/search-document.ts";
import { labelsOf, type Source } from "../views/source.ts";
import { definePage, numbered } from "./define-page.ts";

/** The course's cover in its page's head: where the figure lies, so that a narrow window shows that part of it. */
function headCover(source: Source, course: CoursePage) {
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

/** The questions that a course answers under a tab of its own. */
const questionsOf = (
  { questions }: CoursePage,
  { tabs, faq }: { tabs: { faq?: string | undefined }; faq?: object | undefined },
) => (tabs.faq && faq ? questions : []);

/** The title of a lesson: its own, or that which several courses share. */
const lessonTitle = (content: Content, { lesson, title }: CoursePage["lessons"][number]) =>
  title ?? find(content.lessons, lesson ?? "").title;

/** A course page with its five tabs. */
export const course = definePage({
  kind: "course",
  path: "/course/:slug",
  footer: "compact",
  records: "coursePages",
  file: "course-detail",
  words: z.strictObject({
    /** A tab without its word, or without anything to show, is not there. */
    tabs: z.strictObject({
      overview: text,
      curriculum: text.optional(),
      instructor: text.optional(),
      faq: text.optional(),
      query: text.optional(),
    }),
    facts: z.strictObject({ duration: text, lessons: text, skillLevel: text, video: text, enrolled: text }),
    /** For what not every course says. `{count}` stands for the figure. */
    details: z.strictObject({
      prerequisites: text,
      outcomes: text,
      effort: text,
      language: text,
      sessions: text,
      online: text,
      seats: plural,
    }),
    overview: z.strictObject({ description: text, features: text, audience: text }),
    lesson: z.strictObject({
      number: text,
      introduction: text,
      features: text,
      summary: text,
      list: text,
      next: text,
      start: text,
    }),
    /** Without these words lessons cannot be ticked. */
    progress: z
      .strictObject({
        title: text,
        mark: sentenceWith("lesson"),
        count: pluralWith("all"),
        done: text,
        forget: text,
      })
      .optional(),
    instructors: heading.optional(),
    faq: heading.optional(),
    query: heading
      .extend({
        firstName: text,
        lastName: text,
        email: text,
        category: text,
        query: text,
        save: text,
        button: text,
        required: text,
        status: text.optional(),
      })
      .optional(),
    related: heading.optional(),
  }),
  shows: ["courseLists", "courses", "lessons", "people"],
  view: ({ record, words: { details, progress, ...words }, content, source, pictures }) => {
    const { slug } = record;
    const category = categoryLabel(source, record.category);
    const dialect = dialectOf(source, record.category);
    const parent = content.navigation.pages?.links.find(({ to }) => to === "/course");
    const { strip, figureAt } = headCover(source, record);
    return {
      meta: record.meta,
      labels: labelsOf(source, "rated", "buyCourse", "questionMarkers"),
      slug,
      hue: category.hue,
      badge: record.badge,
      figureAt,
      pieces: coverPieces(courseArt(source, record), record.lessons.length),
      ...(record.rating === undefined ? {} : { rating: record.rating }),
      ...(record.register !== undefined || record.status !== undefined
        ? { booking: bookingView(content, record) }
        : {}),
      ...sendingView(content, "course-query"),
      band: bandView(
        source,
        { hue: hueColours[category.hue].beside, eyebrow: category.label, title: record.title },
        {
          strip,
          parents: parent ? [parent] : [],
          crumb:
            content.navigation.courses?.links.find(({ to }) => to === `/course/${slug}`)?.label ??
            record.title,
        },
      ),
      words: { ...words, done: progress?.done },
      facts: courseFacts(content, { facts: words.facts, details }, record),
      overview: {
        ...record.overview,
        ...courseDetails(content, details, record),
      },
      ...(record.photograph
        ? { photograph: pictures.addPhotograph(record.photograph, "courseOverview") }
        : {}),
      lessons: record.lessons.map(({ lesson, title, figures, ...said }, index) => ({
        ...said,
        id: lessonId(index),
        number: `${words.lesson.number} ${index + 1}`,
        title: lessonTitle(content, { lesson, title, figures, ...said }),
        thumbnail: pictures.add(
          `${slug}-lesson-${index + 1}-small`,
          thumbnail({
            seed: `${slug} lesson ${index + 1}`,
            dialect,
            figure: figures[0] ?? record.figure,
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
      instructors: record.instructors.map((id) => personView(source, id, "personCard")),
      questions: questionsOf(record, words),
      art: {
        faq: pictures.add(
          `${slug}-faq`,
          cover({ seed: `${slug} ask`, dialect, figure: "speech", columns: 3 }),
        ),
        query: pictures.add(
          `${slug}-query`,
          cover({ seed: `${slug} ask`, dialect, figure: "envelope", columns: 3, rows: 4 }),
        ),
      },
      related: (content.lists.courses.related.get(record.id) ?? []).map((card) =>
        courseCardView(source, card),
      ),
      journey: journeyView(source, { title: record.title, hue: category.hue }),
    };
  },
  places: ({ record, words, content }) => [
    "overview",
    ...(words.tabs.curriculum && record.lessons.length > 0
      ? ["curriculum", ...numbered("lesson", record.lessons)]
      : []),
    words.tabs.instructor && words.instructors && record.instructors.length > 0 && "instructor",
    questionsOf(record, words).length > 0 && "faq",
    ...numbered("course-faq", questionsOf(record, words)),
    words.tabs.query && words.query && "query",
    words.related && content.courses.some(({ title }) => title !== record.title) && "related-courses",
    content.banners.journey && "journey",
  ],
  found: ({ record, content }) => {
    const { description, features, audience } = record.overview;
    return {
      kind: "course",
      title: record.title,
      place: findBySlug(content.categories, record.category).name.toLocaleUpperCase(content.site.language),
      text: [
        ...description,
        sentences(features),
        sentences(audience),
        ...[record.outcomes, record.prerequisites].flatMap((points) => (points ? sentences(points) : [])),
        ...(record.sessions ?? []).flatMap((session) => placeLine(session) ?? []),
      ].join(" "),
    };
  },
  parts: ({ record, words, content, page }) => [
    ...record.lessons.map((lesson, index) => ({
      kind: "lesson" as const,
      title: lessonTitle(content, lesson),
      place: `${words.lesson.number} ${index + 1}, ${record.title}`,
      text: [lesson.introduction, sentences(lesson.features), lesson.summary].join(" "),
      to: `${page.path}#${lessonId(index)}`,
    })),
    ...questionDocuments(questionsOf(record, words), record.title, `${page.path}#course-faq`),
  ],
  structuredData: ({ record, words, content, url, image, meta }) => ({
    things: [
      courseData(content, record, { description: meta.description, image }),
      ...faqData(url, questionsOf(record, words)),
    ],
  }),
});
