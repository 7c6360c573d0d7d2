/** Lists that are longer than a page: the further pages that they need, and what stands on each. */
import { pathWith, type Content } from "../content.ts";
import type { Page } from "../page.ts";
import { pagesOf } from "../lists/arrange.ts";
import { coursesTogether, type CourseCard } from "../lists/course-lists.ts";

/** A list that is cut into pages: how many entries it has, how many stand on a page, and how many pages its first address holds. */
export type PagedList = { length: number; perPage: number; together?: number };

const isSameFilter = (one: Page["filter"], other: Page["filter"]) =>
  one?.by === other?.by && one?.value === other?.value;

/** Whether a page shows another part of a list that a page of `content.pageList` begins. */
export const isFurther = ({ first }: Page) => first !== undefined;

const countOf = ({ length, perPage }: PagedList) => Math.ceil(length / perPage);

/** The address at which the list of a page begins: for a filter it begins anew. */
export const beginningOf = ({ path, number }: Page) =>
  number === undefined ? path : path.slice(0, path.lastIndexOf("/page/"));

/** The address of a page of the list that begins at an address. */
function pagePath(beginning: string, { together = 1 }: PagedList, number: number): string {
  return number <= together ? beginning : `${beginning}/page/${number}`;
}

/** The further pages that the list of a page needs. */
export function furtherPages(page: Page, list: PagedList): Page[] {
  const { together = 1 } = list;
  return Array.from({ length: Math.max(0, countOf(list) - together) }, (_, index) => ({
    ...page,
    path: pagePath(page.path, list, together + index + 1),
    pattern: `${page.pattern}/page/:number`,
    number: together + index + 1,
    first: page.first ?? page.path,
  }));
}

/** The cards of the course list that a page shows a part of. */
export function courseCardsFor({ lists }: Content, { filter }: Page): readonly CourseCard[] {
  if (!filter) return lists.courses.all;
  return lists.courses.filters.find((one) => isSameFilter(one, filter))?.cards ?? [];
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
  const list = { length: all.length, perPage, together: coursesTogether };
  return `${pagePath(path, list, Math.floor(index / perPage) + 1)}#${cardId(course)}`;
}

/** The pages of a list's entries that stand at one address: one, or on the first page of the course list two. */
export function entriesOn<Entry>(page: Page, list: PagedList, entries: readonly Entry[]): Entry[][] {
  const all = pagesOf(entries, list.perPage);
  return page.number === undefined
    ? all.slice(0, list.together ?? 1)
    : all.slice(page.number - 1, page.number);
}

/** A link to a page of a list, or the page itself. */
type PageStep = { label: string; to?: string };

/** What leads through the pages of a list; a gap in the numbers is an empty label. */
export type PagingView = {
  label: string;
  /** What stands before a number where it is read aloud. */
  page: string;
  steps: PageStep[];
  previous: Required<PageStep> | undefined;
  next: Required<PageStep> | undefined;
};

/** What leads through the pages of a page's list; nothing where it has no further page. */
export function pagingView(content: Content, page: Page, list: PagedList): PagingView | undefined {
  const { together: start = 1 } = list;
  if (countOf(list) <= start) return undefined;
  const { paging } = content.labels;
  const beginning = beginningOf(page);
  const last = countOf(list);
  const current = page.number ?? start;
  // The ends, and the page with its neighbours.
  const shown = [start, current - 1, current, current + 1, last];
  const numbers = [...new Set(shown)].filter((one) => one >= start && one <= last);
  const labelOf = (number: number) => (number === start && start > 1 ? `1\u2013${start}` : String(number));
  const linkTo = (label: string, number: number) => ({ label, to: pagePath(beginning, list, number) });
  const stepTo = (number: number): PageStep =>
    number === current ? { label: labelOf(number) } : linkTo(labelOf(number), number);
  return {
    label: paging.label,
    page: content.labels.page,
    steps: numbers.flatMap((number, index) => {
      const before = numbers[index - 1];
      const gap = before !== undefined && number - before > 1 ? [{ label: "" }] : [];
      return [...gap, stepTo(number)];
    }),
    previous: current > start ? linkTo(paging.previous, current - 1) : undefined,
    next: current < last ? linkTo(paging.next, current + 1) : undefined,
  };
}

/**
 * The crumbs of a list's page: on a further page the list itself is a step before it.
 *
 * @param crumb the crumb of the list's first page.
 */
export function furtherCrumbs(content: Content, page: Page, crumb: string) {
  const { filter, number } = partNames(content, page);
  const trail = [
    { label: crumb, to: page.first ?? page.path },
    ...(filter === undefined ? [] : [{ label: filter, to: beginningOf(page) }]),
    ...(number === undefined ? [] : [{ label: number }]),
  ];
  return { crumb: trail.at(-1)?.label ?? crumb, parents: trail.slice(0, -1) };
}

/** What a page of a list is called after the list itself: its filter, its number; nothing for where the list begins. */
function partNames(
  { labels, lists }: Content,
  { filter, number }: Page,
): { filter?: string; number?: string } {
  const filtered = filter && lists.courses.filters.find((one) => isSameFilter(one, filter));
  return {
    ...(filtered ? { filter: filtered.label } : {}),
    ...(number === undefined ? {} : { number: `${labels.page} ${number}` }),
  };
}

/** As many characters of a description as search results show (schema/text.ts, meta). */
const longestDescription = 160;

/** Title and description of a list's page: no two pages of a site have the same. */
export function numberedMeta<Meta extends { title: string; description: string }>(
  content: Content,
  page: Page,
  meta: Meta,
): Meta {
  const parts = partNames(content, page);
  const name = [parts.filter, parts.number].filter((part) => part !== undefined).join(", ");
  if (name === "") return meta;
  const description = `${name}. ${meta.description}`;
  const end = description.lastIndexOf(" ", longestDescription - 1);
  return {
    ...meta,
    title: `${meta.title}, ${name}`,
    description: description.length > longestDescription ? `${description.slice(0, end)}…` : description,
  };
}
