import { pathWith, type Content } from "../content.ts";
import { cover, coverPieces, thumbnail, coverCells, figureRow } from "../art/cover.ts";
import { hueColours } from "../art/hues.ts";
import { courseData } from "../head/course-data.ts";
import {
  group,
  headed,
  heading,
  plural,
  pluralWith,
  sentenceWith,
  text,
  messageForm,
} from "../schema/text.ts";
import type { CoursePage } from "../records.ts";
import { bandView } from "../views/band.ts";
import { priceView } from "../views/booking.ts";
import { categoryLabel, dialectOf } from "../views/category.ts";
import { categoriesOf, courseArt, courseCardView } from "../views/course-card.ts";
import {
  comingSessions,
  courseBooking,
  courseDetails,
  courseFacts,
  datesId,
  placeLine,
} from "../views/course-details.ts";
import { find, findBySlug } from "../views/find.ts";
import { firstSentence } from "../views/language.ts";
import { sendingView } from "../views/form.ts";
import { personView } from "../views/person-card.ts";
import { diagramView } from "../views/prose.ts";
import { questionDocuments, sentences } from "../views/search-document.ts";
import { labelsOf, type Source } from "../views/source.ts";
import { sectionList, sectionViews } from "../sections.ts";
import { crumbOf, numbered } from "../views/places.ts";
import { definePage } from "./define-page.ts";
import { companion } from "../art/figures.ts";

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

/** Those for whom a course is, each with a figure. All figures are one file, of which each picture shows a part. */
function audienceView(source: Source, { slug, category, overview }: CoursePage) {
  const figures = overview.audience.map((_, index) => overview.figures?.[index] ?? companion(index));
  const { src, height } = source.pictures.add(
    `${slug}-audience`,
    figureRow(figures, categoryLabel(source, category).hue),
  );
  return overview.audience.map((who, index) => ({
    who,
    figure: {
      src: `${src}#svgView(viewBox(${index * height},0,${height},${height}))`,
      width: height,
      height,
      alt: "",
    },
  }));
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
  below: "course-list",
  footer: "compact",
  records: "coursePages",
  words: group("The words that all course pages share. What a course says is in courses/.", {
    tabs: group("The names of the tabs. One without its word, or without anything to show, is not there.", {
      overview: "What the course is.",
      curriculum: text.describe("Its lessons.").optional(),
      instructor: text.describe("Who teaches it.").optional(),
      faq: text.describe("Its questions.").optional(),
      query: text.describe("The form.").optional(),
    }),
    facts: group("The names of the facts in the strip below the title.", {
      duration: "How long it takes.",
      lessons: "How many lessons it has.",
      skillLevel: "For whom it is.",
      video: "How much video it has.",
      enrolled: "How many have enrolled.",
    }),
    details: group("The names of what only some courses say.", {
      prerequisites: "What one needs to know before.",
      outcomes: "What one is able to do in the end.",
      effort: "The hours a week.",
      language: "The language.",
      sessions: "The dates.",
      online: "Of a date without a place.",
      seats: plural.describe("How many can take part. {count} is the number."),
    }),
    overview: group("The headings of the tab Overview.", {
      description: "Above the paragraphs.",
      features: "Above the features.",
      audience: "Above whom it is for.",
      look: text.describe("Above a look into the first lesson. Without it the look is not there.").optional(),
    }),
    lesson: group("The words of a lesson.", {
      number: "Before the number of a lesson.",
      introduction: "Above the introduction.",
      features: "Above the features.",
      summary: "Above the summary.",
      list: "Read aloud: the name of the list of lessons.",
      next: "Above the title of the lesson that follows.",
      start: "Before “Lesson 1”, or the first that is not yet done.",
    }),
    progress: group(
      "What a learner has done, below each lesson. Without these words lessons cannot be ticked.",
      {
        title: "The title.",
        mark: sentenceWith("lesson").describe("The box that marks it. {lesson} is its name."),
        count: pluralWith("all").describe("How many are done, {count}, of how many there are, {all}."),
        done: "Beside a lesson that is done.",
        forget: "The button that forgets all.",
      },
    ).optional(),
    instructors: heading.describe("Above who teaches.").optional(),
    faq: heading.describe("Above the questions.").optional(),
    query: headed("The form of the tab Query.", {
      firstName: "Above the field for the first name.",
      lastName: "Above the field for the last name.",
      ...messageForm,
      category: "Above the field for the category.",
      query: "Above the field for the question.",
    }).optional(),
    related: headed("Above the related courses, whose rule is in course-lists.yaml.", {
      lead: sentenceWith("category")
        .describe("How they are related. {category} is the name of their category, or of several.")
        .optional(),
    }).optional(),
    sections: sectionList.default([]),
  }),
  shows: ["courseLists", "courses", "lessons", "people"],
  sections: ({ record, words, content }) => ({
    meta: record.meta,
    sections: words.sections,
    opening: () => ({
      eyebrow: record.title,
      title: record.title,
      hue: findBySlug(content.categories, record.category).hue,
    }),
  }),
  view: ({
    record,
    words: { details, progress, sections: _sections, ...words },
    content,
    source,
    pictures,
    page,
    made,
  }) => {
    const { slug } = record;
    const category = categoryLabel(source, record.category);
    const dialect = dialectOf(source, record.category);
    const parent = crumbOf(content, pathWith(content, "course-list"));
    const { strip, figureAt } = headCover(source, record);
    const { figures: _figures, diagram: overviewDiagram, ...overview } = record.overview;
    const related = content.lists.courses.related.get(record.id) ?? [];
    return {
      meta: record.meta,
      labels: labelsOf(source, "rated", "buyCourse", "questionMarkers"),
      slug,
      hue: category.hue,
      ...priceView(content, record),
      figureAt,
      pieces: coverPieces(courseArt(source, record), record.lessons.length),
      rating: record.rating,
      booking: courseBooking(content, details, record),
      ...sendingView(content, "course-query"),
      band: bandView(
        source,
        { hue: hueColours[category.hue].beside, eyebrow: category.label, title: record.title },
        {
          strip,
          parents: parent ? [parent] : [],
          crumb: content.navigation.courses?.links.find(({ to }) => to === page.path)?.label ?? record.title,
        },
      ),
      words: {
        ...words,
        done: progress?.done,
        related: words.related && {
          ...words.related,
          lead: words.related.lead?.replace("{category}", categoriesOf(content, related)),
        },
      },
      facts: courseFacts(content, words.facts, details, record),
      overview: {
        ...overview,
        audience: audienceView(source, record),
        diagram: overviewDiagram && diagramView(source, overviewDiagram, category.hue),
        look: firstSentence(content, record.lessons[0]?.introduction ?? ""),
        ...courseDetails(content, details, record),
      },
      photograph: record.photograph && pictures.addPhotograph(record.photograph, "cover"),
      lessons: record.lessons.map(({ lesson, title, figures, diagram, ...said }, index) => ({
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
        diagram: diagram && diagramView(source, diagram, category.hue),
        images: diagram
          ? []
          : figures.map((figure, place) =>
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
      instructors: record.instructors.map((id) => personView(source, id)),
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
      related: related.map((card) => courseCardView(source, card)),
      sections: sectionViews(made, source, (beside) => thumbnail({ ...courseArt(source, record), beside })),
    };
  },
  places: ({ record, words, content }) => [
    "overview",
    comingSessions(record, content.now).length > 0 && datesId,
    ...(words.tabs.curriculum && record.lessons.length > 0
      ? ["curriculum", ...numbered("lesson", record.lessons)]
      : []),
    words.tabs.instructor && words.instructors && record.instructors.length > 0 && "instructor",
    questionsOf(record, words).length > 0 && "faq",
    ...numbered("course-faq", questionsOf(record, words)),
    words.tabs.query && words.query && "query",
    words.related && content.courses.some(({ title }) => title !== record.title) && "related-courses",
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
  structuredData: ({ record, words, content, image, meta, page: { path } }) => ({
    things: [courseData(content, record, { description: meta.description, image, path })],
    questions: questionsOf(record, words),
  }),
});
