import type { Content } from "../content.ts";
import { categoryView } from "./category.ts";
import { cardsByCourse, cardTarget } from "./course-card.ts";
import type { SearchDocument } from "./search-document.ts";

/** Limit of the search's data, in characters. Texts are shortened to stay below it. */
const room = 400_000;

function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", length)));
}

/** All documents if they fit; else only pages, with shortened texts. */
function fitting(make: (withResults: boolean) => readonly SearchDocument[]): readonly SearchDocument[] {
  const size = (documents: readonly SearchDocument[]) => JSON.stringify(documents).length;
  const all = make(true);
  if (size(all) <= room) return all;
  const pages = make(false);
  const titles = pages.map((one) => ({ ...one, text: "" }));
  const each = (room - size(titles)) / pages.length;
  return pages.map((one) => ({ ...one, text: beginning(one.text, each) }));
}

/** Courses without a page. A free card makes them free. They link where their card links. */
function courseCardDocuments(content: Content): SearchDocument[] {
  const { courses, labels, lists, search } = content;
  const cards = cardsByCourse(content);
  const details = Map.groupBy(lists.courses.trending, ({ course }) => course);
  // Several records can be one course with different pictures.
  const titles = new Set<string>();
  return courses.flatMap((course): SearchDocument[] => {
    if (course.page !== undefined || titles.has(course.title)) return [];
    titles.add(course.title);
    const shown = cards.get(course.id) ?? [];
    const badge = shown.find((card) => card.badge === labels.free)?.badge ?? shown[0]?.badge;
    if (badge === undefined) return [];
    const to = cardTarget(content, { badge }, course);
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

/** The search's data. The browser makes the index: documents compress better. `parts`: also parts of a record's page. */
export function searchView(
  content: Content,
  documentsOf: (withResults: boolean) => readonly SearchDocument[],
) {
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

export type SearchView = ReturnType<typeof searchView>;
