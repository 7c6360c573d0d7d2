import type { Content } from "../load/load.ts";
import { blockWords } from "../load/prose/blocks.ts";
import type { PageKind } from "../pages.ts";
import { placeLine } from "./course-details.ts";
import { cardTarget, cardsByCourse } from "./course-cards.ts";
import { pageWords } from "./page-words.ts";
import { find, findBySlug } from "./find.ts";
import { dateTexts, type Source } from "./shared.ts";

/** What a result can be. */
type SearchKind = keyof Content["search"]["kinds"];

/** One thing that the search can find. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Where it belongs: a lesson's course, an event's city and day, a question's heading. */
  place: string;
  /** What is searched and quoted besides the title. */
  text: string;
  /** Its address: a path of the route table and, where it is a part of the page, the part's id. */
  to: string;
};

/** A row of notes that lack a full stop, as sentences. */
const sentences = (notes: readonly string[]) =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(" ");

/** The search's data must not be larger, in characters of its script, as long as leaving out texts can help. */
const room = 400_000;

/** How full the data can be, the fullest first: with or without lessons and questions of courses, and how many characters of each text. */
const fullness: readonly { parts: boolean; text: number }[] = [
  { parts: true, text: Number.POSITIVE_INFINITY },
  { parts: false, text: Number.POSITIVE_INFINITY },
  { parts: false, text: 300 },
  { parts: false, text: 160 },
  { parts: false, text: 80 },
  { parts: false, text: 0 },
];

/** The beginning of a text, cut between words. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", length)));
}

/** The fullest documents for which there is room: all have their title, place and address, however many there are. */
function fitting(make: (parts: boolean) => readonly SearchDocument[]): SearchDocument[] {
  let documents: SearchDocument[] = [];
  for (const { parts, text: length } of fullness) {
    documents = make(parts).map((one) => ({ ...one, text: beginning(one.text, length) }));
    if (JSON.stringify(documents).length <= room) break;
  }
  return documents;
}

type Questions = readonly { question: string; answer: string }[];

/** The questions of one accordion; `address` is the accordion's name behind its page, and each item's id ends in its number. */
function questionDocuments(questions: Questions, place: string, address: string): SearchDocument[] {
  return questions.map(({ question, answer }, index) => ({
    kind: "question",
    title: question,
    place,
    text: answer,
    to: `${address}-${index + 1}`,
  }));
}

/** The courses with a page; with `parts`, their lessons and questions too. */
function coursePageDocuments(content: Content, parts: boolean): SearchDocument[] {
  const { categories, coursePages, lessons, pages } = content;
  return coursePages.flatMap(({ slug, title, category, overview, ...page }): SearchDocument[] => {
    const to = `/course/${slug}`;
    const { description, features, audience } = overview;
    const course: SearchDocument = {
      kind: "course",
      title,
      place: findBySlug(categories, category).name.toUpperCase(),
      text: [
        ...description,
        sentences(features),
        sentences(audience),
        ...[page.outcomes, page.prerequisites].flatMap((points) => (points ? sentences(points) : [])),
        ...(page.sessions ?? []).flatMap((session) => placeLine(session) ?? []),
      ].join(" "),
      to,
    };
    if (!parts) return [course];
    return [
      course,
      ...page.lessons.map((lesson, index) => ({
        kind: "lesson" as const,
        title: find(lessons, lesson.lesson).title,
        place: `${pages.courseDetail.lesson.number} ${index + 1}, ${title}`,
        text: [lesson.introduction, sentences(lesson.features), lesson.summary].join(" "),
        to: `${to}#lesson-${index + 1}`,
      })),
      ...questionDocuments(page.questions, title, `${to}#course-faq`),
    ];
  });
}

/** The courses that only cards show. They are free if one of their cards says so, and lead where such a card leads. */
function courseCardDocuments(content: Content): SearchDocument[] {
  const { categories, courses, labels, lists, search } = content;
  const cards = cardsByCourse(content);
  const details = Map.groupBy(lists.courses.trending, ({ course }) => course);
  // Several records may be one course with different pictures.
  const titles = new Set<string>();
  return courses.flatMap((course): SearchDocument[] => {
    if (course.page !== undefined || titles.has(course.title)) return [];
    titles.add(course.title);
    const shown = cards.get(course.id) ?? [];
    const badge = shown.find((card) => card.badge === labels.free)?.badge ?? shown[0]?.badge;
    if (badge === undefined) return [];
    return [
      {
        kind: "course",
        title: course.title,
        place: findBySlug(categories, course.category).name.toUpperCase(),
        text: [
          badge === labels.free ? search.freeCourse : search.paidCourse,
          ...(details.get(course.id) ?? []).flatMap(({ detail }) => detail ?? []),
        ].join(" "),
        to: cardTarget(content, { badge }, course),
      },
    ];
  });
}

function articleDocuments({ articles, people }: Content): SearchDocument[] {
  return articles.map((article) => ({
    kind: "article",
    title: article.title,
    place: `${find(people.people, article.author).name}, ${dateTexts(article.date).longDate}`,
    text: [article.excerpt, ...article.blocks.map(blockWords)].join(" "),
    to: `/blog/${article.slug}`,
  }));
}

function eventDocuments({ events }: Content): SearchDocument[] {
  return events.map(({ id, title, detail, venue, city, region, start }) => ({
    kind: "event",
    title,
    place: `${city}, ${region}, ${dateTexts(start.slice(0, 10)).longDate}`,
    text: `${detail} ${venue}.`,
    to: `/event#event-${id}`,
  }));
}

/** What a page is found by besides its title and description: the names that stand on it. */
function namesOn(
  { categoryTiles, jobs, lists, pages, people, plans, site }: Content,
  kind: PageKind,
): string[] {
  switch (kind) {
    case "about":
      return pages.about.story.paragraphs;
    case "courses":
      return categoryTiles.map(({ title }) => title);
    case "pricing":
      return [...plans.plans.map(({ name, summary }) => `${name}: ${summary}`), ...plans.features];
    case "career":
      return jobs.flatMap(({ title, address, info }) => [title, address, info.description]);
    case "team":
      return lists.team.map((id) => find(people.people, id).name);
    case "contact":
      return [
        find(people.people, pages.contact.director.person).name,
        `${site.address.street}, ${site.address.city}, ${site.address.region}`,
        site.email,
        site.openingHours,
      ];
    default:
      return [];
  }
}

/** The pages of prose, by all their words. */
function plainDocuments({ plainPages }: Content): SearchDocument[] {
  return plainPages.map(({ slug, meta, band, blocks }) => ({
    kind: "page",
    title: meta.title,
    place: band.eyebrow,
    text: [meta.description, ...blocks.map(blockWords)].join(" "),
    to: `/${slug}`,
  }));
}

/** The pages of people, by all their words. */
function personDocuments({ personPages, people }: Content): SearchDocument[] {
  return personPages.map(({ slug, meta, blocks }) => {
    const { name, role } = find(people.people, slug);
    const text = [meta.description, ...blocks.map(blockWords)].join(" ");
    return { kind: "page", title: name, place: role, text, to: `/team/${slug}` };
  });
}

/** The kinds of page that have documents of their own; and nobody looks for /denied. */
const apart: ReadonlySet<PageKind> = new Set(["course", "article", "person", "plain", "denied"]);

/** The pages that are no record. */
function pageDocuments(content: Content): SearchDocument[] {
  return content.pageList
    .filter(({ kind }) => !apart.has(kind))
    .map((page) => {
      const { title, description, name } = pageWords(content, page);
      return {
        kind: "page",
        title,
        place: name,
        text: [description, sentences(namesOn(content, page.kind))].join(" ").trim(),
        to: page.path,
      };
    });
}

/** All documents; with `parts`, those too that are a part of a course's page. */
function documentsOf(content: Content, parts: boolean): SearchDocument[] {
  const { faqs, pages } = content;
  return [
    ...coursePageDocuments(content, parts),
    ...courseCardDocuments(content),
    ...articleDocuments(content),
    ...eventDocuments(content),
    ...faqs.categories.flatMap(({ id, title, questions }) =>
      questionDocuments(questions, title, `/faq#faq-${id}`),
    ),
    ...questionDocuments(faqs.pricing, pages.pricing.band.eyebrow, "/pricing#pricing-faq"),
    ...questionDocuments(faqs.contact, pages.contact.band.eyebrow, "/contact#contact-faq"),
    ...pageDocuments(content),
    ...personDocuments(content),
    ...plainDocuments(content),
  ];
}

/**
 * All that the search finds, and its words. The index is made of it in the browser: the documents compress to less than an index
 * that holds them. Where there are many, each has less text, so that the data stays small.
 */
export function searchView({ content }: Source) {
  const { results, list, suggest, suggestions, hint, shortcut, kinds } = content.search;
  return {
    words: { results, list, suggest, suggestions, hint, shortcut, kinds },
    documents: fitting((parts) => documentsOf(content, parts)),
  };
}

/** What the search shows and finds. */
export type SearchView = ReturnType<typeof searchView>;
