import { z } from "zod";
import { categoryView } from "./category.ts";
import type { Content } from "./content.ts";
import type { CourseCard } from "./course-lists.ts";
import { cardTarget } from "./course.ts";
import { isFree } from "./schema/money.ts";
import { group, texts, plural, sentenceWith, text as words } from "./schema/text.ts";

export const searchSchema = group("Labels of the search.", {
  button: "For screen readers: the search button in the header.",
  label: "Label of the field.",
  close: "For screen readers: the button that closes the search.",
  loading: "Shown while the search loads for the first time.",
  failed: "Shown when loading fails. The Enter key tries again.",
  results: group("Text below the field.", {
    short: "Shown when the query is too short.",
    none: sentenceWith("query").describe("Shown when nothing matches. {query} is the query."),
    count: plural.describe("Number of results. {count} is the number."),
    best: sentenceWith("shown", "count").describe("Shown when {count} is more than the list shows, {shown}."),
  }),
  list: "For screen readers: the name of the list of results.",
  suggest: "Text before the suggestions.",
  suggestions: z.array(words).min(2).max(3).describe("Queries to offer. Each must have a result."),
  hint: "Hint for people with a keyboard.",
  kinds: texts("Tag on a result.", "course", "lesson", "article", "event", "question", "page"),
  freeCourse: "Text for a free course without a page.",
  paidCourse: "Text for a paid course without a page.",
});

type SearchKind = keyof Content["search"]["kinds"];

export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Where it belongs: a lesson's course, an event's city and day, a question's heading. */
  place: string;
  /** Text to search and quote, besides the title. */
  text: string;
  /** Address, with an anchor if it is part of a page. */
  to: string;
};

export const sentences = (notes: readonly string[]) =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(" ");

export const numbered = (name: string, items: readonly unknown[]) =>
  items.map((_, index) => `${name}-${index + 1}`);

/** Courses without a page, which link where their cards link. A free card makes one free. */
function courseDocuments(content: Content): SearchDocument[] {
  const { home, trending, courseList, categoryPages } = content.courseLists;
  const byCategory = [home.categories, categoryPages].flatMap((lists) => Object.values(lists).flat());
  const cards: CourseCard[] = [...home.all, ...trending, ...courseList, ...byCategory];
  const courses = content.courses.filter(({ page }) => page === undefined);
  return courses.flatMap((course, index): SearchDocument[] => {
    const { id, title, badge, category } = course;
    const own = cards.filter((card) => card.course === id);
    const badges = [...own.map((card) => card.badge), badge ?? []].flat();
    const free = badges.find((one) => isFree(one, content));
    const [price = free] = badges;
    // Several records can be one course with different pictures.
    const isKnown = courses.findIndex((one) => one.title === title) < index;
    const to = price !== undefined && cardTarget(content, { badge: free ?? price }, course);
    if (isKnown || !to) return [];
    const kindOfPrice = free ? content.search.freeCourse : content.search.paidCourse;
    const text = [kindOfPrice, ...own.flatMap(({ detail }) => detail ?? [])].join(" ");
    return [{ kind: "course", title, place: categoryView(content, category).name, text, to }];
  });
}

/** The search's data, in the order of kinds. The browser makes the index: documents compress better. */
export function searchView(content: Content, ofPages: readonly SearchDocument[]) {
  const { results, list, suggest, suggestions, hint, kinds } = content.search;
  const order = Object.keys(kinds);
  return {
    words: { results, list, suggest, suggestions, hint, kinds },
    documents: [...ofPages, ...courseDocuments(content)].toSorted(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
    ),
  };
}

export type SearchView = ReturnType<typeof searchView>;
