import type { Content } from "../content.ts";
import { categoryView } from "./category.ts";
import { cardsByCourse, cardTarget, isOnCardsAlone } from "./course-card.ts";
import { cardAddress } from "./list-pages.ts";
import type { SearchDocument } from "./search-document.ts";

/** The search's data must not be larger, in characters of its script, as long as leaving out texts can help. */
const room = 400_000;

/** The beginning of a text, cut between words. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", length)));
}

/** All documents where there is room for them; else those of whole pages, each with as much of its text as there is room for. */
function fitting(make: (parts: boolean) => readonly SearchDocument[]): readonly SearchDocument[] {
  const size = (documents: readonly SearchDocument[]) => JSON.stringify(documents).length;
  const all = make(true);
  if (size(all) <= room) return all;
  const pages = make(false);
  const titles = pages.map((one) => ({ ...one, text: "" }));
  const each = (room - size(titles)) / pages.length;
  return pages.map((one) => ({ ...one, text: beginning(one.text, each) }));
}

/** The courses that only cards show. They are free if one of their cards says so, and lead where such a card leads, or to the card itself. */
function courseCardDocuments(content: Content): SearchDocument[] {
  const { courses, labels, lists, search } = content;
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
    const to = isOnCardsAlone(content, { badge }, course)
      ? cardAddress(content, course.id)
      : cardTarget(content, { badge }, course);
    if (to === undefined) return [];
    return [
      {
        kind: "course",
        title: course.title,
        place: categoryView(content, course.category).label,
        text: [
          badge === labels.free ? search.freeCourse : search.paidCourse,
          ...(details.get(course.id) ?? []).flatMap(({ detail }) => detail ?? []),
        ].join(" "),
        to,
      },
    ];
  });
}

/**
 * All that the search finds, and its words. The index is made of it in the browser: the documents compress to less than an index
 * that holds them. Where there are many, each has less text, so that the data stays small.
 *
 * @param documentsOf the documents of the pages; with `parts`, those too that are a part of a record's page.
 */
export function searchView(content: Content, documentsOf: (parts: boolean) => readonly SearchDocument[]) {
  const { results, list, suggest, suggestions, hint, kinds } = content.search;
  const order = Object.keys(kinds);
  return {
    words: { results, list, suggest, suggestions, hint, kinds },
    documents: fitting((parts) =>
      [...documentsOf(parts), ...courseCardDocuments(content)].toSorted(
        (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
      ),
    ),
  };
}

/** What the search shows and finds. */
export type SearchView = ReturnType<typeof searchView>;
