/** Lists that are longer than a page: the further pages that they need, and what stands on each. */
import { pathWith, type Content } from "../content.ts";
import type { Page } from "../page.ts";
import { pagesOf } from "../lists/arrange.ts";
import { coursesTogether } from "../lists/course-lists.ts";

/** A list that is cut into pages. */
export type PagedList<Entry = unknown> = {
  entries: readonly Entry[];
  /** How many stand on a page. */ perPage: number;
  /** How many pages its first address holds: one, if nothing is said. */ together?: number;
  /** By what there is a list of its own for a part of it. */ filters?: readonly NonNullable<
    Page["filter"]
  >[];
};

const countOf = ({ entries, perPage }: PagedList) => Math.ceil(entries.length / perPage);

/** The address at which the list of a page begins: for a filter it begins anew. */
export const beginningOf = ({ path, number }: Page) =>
  number === undefined ? path : path.slice(0, path.lastIndexOf("/page/"));

/** The address of a page of the list that begins at an address. */
const pagePath = (beginning: string, together: number, number: number) =>
  number <= together ? beginning : `${beginning}/page/${number}`;

/** The further pages that the list of a page needs. */
export function furtherPages(page: Page, list: PagedList): Page[] {
  const { together = 1 } = list;
  return Array.from({ length: Math.max(0, countOf(list) - together) }, (_, index) => ({
    ...page,
    path: pagePath(page.path, together, together + index + 1),
    pattern: `${page.pattern}/page/:number`,
    number: together + index + 1,
    first: page.first ?? page.path,
  }));
}

/** The id of a course's card in the course list. */
export const cardId = (course: string) => `course-${course}`;

/** The address of a course's card in the course list; nothing where it does not stand there. */
export function cardAddress(content: Content, course: string): string | undefined {
  const { all } = content.lists.courses;
  const { perPage } = content.courseLists.courseList;
  const index = all.findIndex((card) => card.course === course);
  const path = pathWith(content, "course-list");
  if (index < 0 || path === undefined) return undefined;
  return `${pagePath(path, coursesTogether, Math.floor(index / perPage) + 1)}#${cardId(course)}`;
}

/** The pages of a list that stand at the address of a page: one, or on the first page of the course list two. */
export function shownOn<Entry>(page: Page, { entries, perPage, together = 1 }: PagedList<Entry>): Entry[][] {
  const last = page.number ?? together;
  return pagesOf(entries, perPage).slice(page.number === undefined ? 0 : last - 1, last);
}

/** A step of a trail or of a list’s pages; what is shown already is no link. */
export type Crumb = { label: string; to?: string };

/** What leads through the pages of a page's list; nothing where it has no further page. A gap in the numbers is an empty label. */
export function pagingView(content: Content, page: Page, list: PagedList) {
  const { together: start = 1 } = list;
  const last = countOf(list);
  if (last <= start) return undefined;
  const { paging } = content.labels;
  const beginning = beginningOf(page);
  const current = page.number ?? start;
  // The ends, and the page with its neighbours.
  const shown = [start, current - 1, current, current + 1, last];
  const numbers = [...new Set(shown)].filter((one) => one >= start && one <= last);
  const labelOf = (number: number) => (number === start && start > 1 ? `1\u2013${start}` : String(number));
  const linkTo = (label: string, number: number) => ({ label, to: pagePath(beginning, start, number) });
  return {
    label: paging.label,
    /** What stands before a number where it is read aloud. */
    page: content.labels.page,
    steps: numbers.flatMap((number, index): Crumb[] => {
      const before = numbers[index - 1];
      const gap = before !== undefined && number - before > 1 ? [{ label: "" }] : [];
      const label = labelOf(number);
      return [...gap, number === current ? { label } : linkTo(label, number)];
    }),
    previous: current > start ? linkTo(paging.previous, current - 1) : undefined,
    next: current < last ? linkTo(paging.next, current + 1) : undefined,
  };
}

export type PagingView = NonNullable<ReturnType<typeof pagingView>>;

/** What a page of a list is called after the list itself: its filter, its number; nothing for where the list begins. */
const partNames = ({ labels }: Content, { filter, number }: Page) => [
  filter?.label,
  number === undefined ? undefined : `${labels.page} ${number}`,
];

/**
 * The crumbs of a list's page: on a further page the list itself is a step before it.
 *
 * @param crumb the crumb of the list's first page.
 */
export function furtherCrumbs(content: Content, page: Page, crumb: string) {
  const [filter, number] = partNames(content, page);
  const trail = [
    { label: crumb, to: page.first ?? page.path },
    ...(filter === undefined ? [] : [{ label: filter, to: beginningOf(page) }]),
    ...(number === undefined ? [] : [{ label: number }]),
  ];
  return { crumb: trail.at(-1)?.label ?? crumb, parents: trail.slice(0, -1) };
}

/** As many characters of a description as search results show (schema/text.ts, meta). */
const longestDescription = 160;

/** Title and description of a page, also of a list's further one: no two pages of a site have the same. */
export function numberedMeta<Meta extends { title: string; description: string }>(
  content: Content,
  page: Page,
  meta: Meta,
): Meta {
  const name = partNames(content, page)
    .filter((part) => part !== undefined)
    .join(", ");
  if (name === "") return meta;
  const description = `${name}. ${meta.description}`;
  const end = description.lastIndexOf(" ", longestDescription - 1);
  return {
    ...meta,
    title: `${meta.title}, ${name}`,
    description: description.length > longestDescription ? `${description.slice(0, end)}…` : description,
  };
}
