import type { Content } from "../load/load.ts";
import type { Block, Inline } from "../load/prose.ts";
import { nearView } from "./account.ts";
import { dateTexts, find, type Source } from "./shared.ts";

/** What a result can be. */
export type SearchKind = keyof Content["search"]["kinds"];

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

function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((one) => (typeof one === "string" ? one : wordsOf(one.children))).join("");
}

function blockText(block: Block): string {
  if (block.kind === "heading") return `${block.text}.`;
  return block.kind === "list" ? block.items.map(wordsOf).join(" ") : wordsOf(block.children);
}

/** A row of notes that lack a full stop, as sentences. */
const sentences = (notes: readonly string[]) =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(" ");

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

/** The four courses with a page, their lessons and their questions. */
function coursePageDocuments({ coursePages, courses, lessons, pages }: Content): SearchDocument[] {
  return Object.entries(coursePages).flatMap(([category, page]): SearchDocument[] => {
    const { title } = find(courses, page.course);
    const to = `/course/${category}`;
    const { description, features, audience } = page.overview;
    return [
      {
        kind: "course",
        title,
        place: category.toUpperCase(),
        text: [...description, sentences(features), sentences(audience)].join(" "),
        to,
      },
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

/** The courses that only cards show. They lead where their cards lead: to the category's course if one of them is free, else to /denied. */
function courseCardDocuments({ courseLists, courses, coursePages, labels, search }: Content) {
  const { home, trending, coursePage1, coursePage2, category, related } = courseLists;
  const cards = [
    ...Object.values(home).flat(),
    ...trending,
    ...coursePage1,
    ...coursePage2,
    ...Object.values(category).flat(),
    ...related,
  ];
  const withPage = new Set(Object.values(coursePages).map(({ course }) => course));
  return courses.flatMap((course, index): SearchDocument[] => {
    const shown = cards.filter((card) => card.course === course.id);
    // Several records may be one course with different pictures.
    const seen = courses.slice(0, index).some(({ title }) => title === course.title);
    if (seen || withPage.has(course.id) || shown.length === 0) return [];
    const free = shown.some(({ badge }) => badge === labels.free);
    const details = trending.filter((card) => card.course === course.id).map(({ detail }) => detail);
    return [
      {
        kind: "course",
        title: course.title,
        place: course.category.toUpperCase(),
        text: [free ? search.freeCourse : search.paidCourse, ...details].join(" "),
        to: free ? `/course/${course.category}` : "/denied",
      },
    ];
  });
}

function articleDocuments({ articles, people }: Content): SearchDocument[] {
  return articles.map((article) => ({
    kind: "article",
    title: article.title,
    place: `${find(people.people, article.author).name}, ${dateTexts(article.date).longDate}`,
    text: [article.excerpt, ...article.blocks.map(blockText)].join(" "),
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

/** The pages of the route table that are neither course nor article, with the names that stand on them. */
function pageDocuments(source: Source): SearchDocument[] {
  const { pages, people, jobs, plans, site, categoryTiles } = source.content;
  const { meta } = pages.home;
  const own: Record<string, { name: string; more?: readonly string[] }> = {
    "/about": { name: pages.about.band.eyebrow, more: pages.about.story.paragraphs },
    "/course": { name: pages.course.band.eyebrow, more: categoryTiles.map(({ title }) => title) },
    "/faq": { name: pages.faq.band.eyebrow },
    "/pricing": {
      name: pages.pricing.band.eyebrow,
      more: [...plans.plans.map(({ name, summary }) => `${name}: ${summary}`), ...plans.features],
    },
    "/event": { name: pages.event.band.eyebrow },
    "/career": {
      name: pages.career.band.eyebrow,
      more: jobs.flatMap(({ title, address, info }) => [title, address, info.description]),
    },
    "/team": {
      name: pages.team.band.eyebrow,
      more: people.team.map((id) => find(people.people, id).name),
    },
    "/blog": { name: pages.blog.band.eyebrow },
    "/contact": {
      name: pages.contact.band.eyebrow,
      more: [
        find(people.people, pages.contact.director.person).name,
        `${site.address.street}, ${site.address.city}, ${site.address.region}`,
        site.email,
        site.openingHours,
      ],
    },
    "/category/design": { name: pages.category.design.band.eyebrow },
    "/category/finance": { name: pages.category.finance.band.eyebrow },
    "/category/development": { name: pages.category.development.band.eyebrow },
    "/login": { name: pages.login.title },
    "/signup": { name: pages.signup.title },
  };
  const metas: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(pages).flatMap(([name, page]) =>
        "meta" in page ? [[`/${name}`, page.meta.description]] : [],
      ),
    ),
    ...Object.fromEntries(
      Object.entries(pages.category).map(([name, page]) => [`/category/${name}`, page.meta.description]),
    ),
  };
  return [
    { kind: "page", title: meta.title, place: site.name, text: meta.description, to: "/" },
    ...nearView(source).flatMap(({ to, label }): SearchDocument[] => {
      const page = own[to];
      if (!page) return [];
      return [
        {
          kind: "page",
          title: label,
          place: page.name,
          text: [metas[to] ?? "", sentences(page.more ?? [])].join(" ").trim(),
          to,
        },
      ];
    }),
  ];
}

/** All that the search finds, and its words. The index is made of it in the browser: the documents compress to less than an index that holds them. */
export function searchView(source: Source) {
  const { content } = source;
  const { faqs, pages, search } = content;
  const { results, list, suggest, suggestions, hint, shortcut, kinds } = search;
  return {
    words: { results, list, suggest, suggestions, hint, shortcut, kinds },
    documents: [
      ...coursePageDocuments(content),
      ...courseCardDocuments(content),
      ...articleDocuments(content),
      ...eventDocuments(content),
      ...faqs.categories.flatMap(({ id, title, questions }) =>
        questionDocuments(questions, title, `/faq#faq-${id}`),
      ),
      ...questionDocuments(faqs.pricing, pages.pricing.band.eyebrow, "/pricing#pricing-faq"),
      ...questionDocuments(faqs.contact, pages.contact.band.eyebrow, "/contact#contact-faq"),
      ...pageDocuments(source),
    ],
  };
}
