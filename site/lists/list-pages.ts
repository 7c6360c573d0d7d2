/** Lists that are longer than a page: the further pages that they need, and what stands on each. */
import type { Content } from "../load/load.ts";
import type { Page } from "../pages.ts";
import { pagesOf } from "./arrange.ts";
import { coursesTogether, type CourseCard } from "./course-lists.ts";

/** A list that is cut into pages. */
type PagedList = {
  /** The page on which it begins. */
  page: Page;
  /** How many entries it has, and how many stand on a page. */
  length: number;
  perPage: number;
  /** How many pages of the list its first address holds. */
  together: number;
};

const isSameFilter = (one: Page["filter"], other: Page["filter"]) =>
  one?.by === other?.by && one?.value === other?.value;

/** Whether a page shows another part of a list that a page of `content.pageList` begins. */
export const isFurther = ({ filter, number }: Page) => filter !== undefined || number !== undefined;

/** The page of a kind, or of one of its records, in `content.pageList`. Throws where the site has no such page. */
export function pageOfKind({ pageList }: Content, kind: Page["kind"], slug?: string): Page {
  const page = pageList.find((one) => one.kind === kind && one.slug === slug);
  if (!page) throw new Error(`site/pages.ts lists no page of the kind ${kind} ${slug ?? ""}.`);
  return page;
}

/** The page on which the list of a page begins: itself, unless it is a further one. */
export function firstPage(
  content: Content,
  { kind, slug, filter }: Pick<Page, "kind" | "slug" | "filter">,
): Page {
  const page = pageOfKind(content, kind, slug);
  return filter ? filteredPage(page, filter) : page;
}

/** The course list by one value of a filter. */
function filteredPage(courses: Page, filter: NonNullable<Page["filter"]>): Page {
  const { by, value } = filter;
  return {
    ...courses,
    path: `/course/${by}/${value}`,
    pattern: "/course/:by/:value",
    filter: { by, value },
  };
}

/** The list that begins on a page; nothing where the page shows no list that can go on. */
function listOn(page: Page, { courseLists, lists, pages }: Content): PagedList | undefined {
  const { perPage } = courseLists.courseList;
  switch (page.kind) {
    case "courses": {
      if (!page.filter) return { page, length: lists.courses.all.length, perPage, together: coursesTogether };
      const cards = lists.courses.filters.find((one) => isSameFilter(one, page.filter))?.cards ?? [];
      return { page, length: cards.length, perPage: perPage * coursesTogether, together: 1 };
    }
    case "category": {
      const { length } = lists.courses.ofCategory.get(page.slug ?? "") ?? [];
      return { page, length: length ?? 0, perPage: courseLists.categoryPages.perPage, together: 1 };
    }
    case "blog":
      return { page, length: lists.articles.blog.length, perPage: pages.blog.articles.perPage, together: 1 };
    default:
      return undefined;
  }
}

const countOf = ({ length, perPage }: PagedList) => Math.ceil(length / perPage);

/** The address of a page of a list. */
function pathOf({ page, together }: PagedList, number: number): string {
  return number <= together ? page.path : `${page.path}/page/${number}`;
}

/** The further pages of one list. */
function furtherPagesOf(list: PagedList): Page[] {
  const { page, together } = list;
  const numbers = Array.from({ length: countOf(list) - together }, (_, index) => together + index + 1);
  return numbers.map((number) => ({
    ...page,
    path: pathOf(list, number),
    pattern: `${page.pattern}/page/:number`,
    number,
  }));
}

/** The pages that lists add to those of `content.pageList`: the filtered course lists, and the further pages of all lists. */
export function listPagesOf(content: Content): Page[] {
  const courses = content.pageList.find(({ kind }) => kind === "courses");
  const filtered = content.lists.courses.filters.flatMap(({ by, value }): Page[] =>
    courses ? [filteredPage(courses, { by, value })] : [],
  );
  const further = [...content.pageList, ...filtered].flatMap((page) => {
    const list = listOn(page, content);
    return list && countOf(list) > list.together ? furtherPagesOf(list) : [];
  });
  return [...filtered, ...further];
}

/** The cards of the course list that a page shows a part of. */
export function courseCardsFor({ lists }: Content, { filter }: Page): readonly CourseCard[] {
  if (!filter) return lists.courses.all;
  return lists.courses.filters.find((one) => isSameFilter(one, filter))?.cards ?? [];
}

/** The pages of a list's entries that stand at one address: one, or on the first page of the course list two. */
export function entriesOn<Entry>(content: Content, page: Page, entries: readonly Entry[]): Entry[][] {
  const list = listOn(page, content);
  if (!list) return [[...entries]];
  const all = pagesOf(entries, list.perPage);
  return page.number === undefined ? all.slice(0, list.together) : all.slice(page.number - 1, page.number);
}

/** A link to a page of a list, or the page itself. */
type PageStep = { label: string; to?: string };

/** What leads through the pages of a list; a gap in the numbers is an empty label. */
export type PagingView = {
  label: string;
  /** What stands before a number where it is read aloud. */
  page: string;
  steps: PageStep[];
  previous?: { label: string; to: string };
  next?: { label: string; to: string };
};

/** How many neighbours of the page are named on each side. */
const neighbours = 1;

/** What leads through the pages of the list that begins on a page; nothing where it has no further page. */
export function pagingView(content: Content, page: Page): PagingView | undefined {
  const list = listOn(firstPage(content, page), content);
  if (!list || countOf(list) <= list.together) return undefined;
  const { paging } = content.labels;
  const start = list.together;
  const last = countOf(list);
  const current = page.number ?? start;
  const shown = [start, last, current];
  for (let distance = 1; distance <= neighbours; distance += 1)
    shown.push(current - distance, current + distance);
  const numbers = [...new Set(shown)].filter((one) => one >= start && one <= last).toSorted((a, b) => a - b);
  const labelOf = (number: number) => (number === start && start > 1 ? `1\u2013${start}` : String(number));
  const stepTo = (number: number) =>
    number === current ? { label: labelOf(number) } : { label: labelOf(number), to: pathOf(list, number) };
  return {
    label: paging.label,
    page: content.labels.page,
    steps: numbers.flatMap((number, index) => {
      const before = numbers[index - 1];
      const gap = before !== undefined && number - before > 1 ? [{ label: "" }] : [];
      return [...gap, stepTo(number)];
    }),
    ...(current > start ? { previous: { label: paging.previous, to: pathOf(list, current - 1) } } : {}),
    ...(current < last ? { next: { label: paging.next, to: pathOf(list, current + 1) } } : {}),
  };
}

/** What a page of a list is called after the list itself: its filter, its number; nothing for where the list begins. */
export function partNames(
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
