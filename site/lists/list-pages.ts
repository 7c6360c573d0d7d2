/** Lists that are longer than a page: the further pages that they need, and what stands on each. */
import type { Content } from "../load/load.ts";
import type { Page } from "../pages.ts";
import { pagesOf } from "./arrange.ts";

/** A list that is cut into pages. */
type PagedList = {
  /** The page on which it begins. */
  page: Page;
  /** How many entries it has, and how many stand on a page. */
  length: number;
  perPage: number;
};

/** How many pages of its list /course shows on its own, one at a time (specification, section 2, Course list). */
const coursesTogether = 2;

/** How many pages of a list its first address holds. */
const together = ({ kind }: Page) => (kind === "courses" ? coursesTogether : 1);

function listOn(page: Page, { articlesPerPage, lists, courseLists }: Sizes): PagedList | undefined {
  switch (page.kind) {
    case "courses":
      return { page, length: lists.courses.all.length, perPage: courseLists.courseList.perPage };
    case "category":
      return {
        page,
        length: (lists.courses.ofCategory.get(page.slug ?? "") ?? []).length,
        perPage: courseLists.categoryPages.perPage,
      };
    case "blog":
      return { page, length: lists.articles.blog.length, perPage: articlesPerPage };
    default:
      return undefined;
  }
}

type Sizes = Pick<Content, "lists" | "courseLists"> & { articlesPerPage: number };

const sizesOf = ({ lists, courseLists, pages }: Content): Sizes => ({
  lists,
  courseLists,
  articlesPerPage: pages.blog.articles.perPage,
});

const countOf = ({ length, perPage }: PagedList) => Math.ceil(length / perPage);

/** The address of a page of a list. */
function pathOf({ page }: PagedList, number: number): string {
  return number <= together(page) ? page.path : `${page.path}/page/${number}`;
}

/** The further pages of all lists: those behind the addresses in `content.pageList`. */
export function listPagesOf(content: Content): Page[] {
  const sizes = sizesOf(content);
  return content.pageList.flatMap((page) => {
    const list = listOn(page, sizes);
    if (!list) return [];
    const numbers = Array.from({ length: countOf(list) }, (_, index) => index + 1);
    return numbers
      .filter((number) => number > together(page))
      .map((number) => ({
        ...page,
        path: pathOf(list, number),
        pattern: `${page.pattern}/page/:number`,
        number,
      }));
  });
}

/** The pages of a list's entries that stand at one address: one, or on the first page of the course list two. */
export function entriesOn<Entry>(content: Content, page: Page, entries: readonly Entry[]): Entry[][] {
  const list = listOn(page, sizesOf(content));
  const all = list ? pagesOf(entries, list.perPage) : [[...entries]];
  return page.number === undefined ? all.slice(0, together(page)) : all.slice(page.number - 1, page.number);
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
  const list = listOn(firstPage(content, page.kind, page.slug), sizesOf(content));
  if (!list || countOf(list) <= together(list.page)) return undefined;
  const { paging } = content.labels;
  const start = together(list.page);
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

/** The page on which a list begins. Throws where the site has no such page. */
export function firstPage({ pageList }: Content, kind: Page["kind"], slug?: string): Page {
  const page = pageList.find((one) => one.kind === kind && one.slug === slug);
  if (!page) throw new Error(`site/pages.ts lists no page of the kind ${kind} ${slug ?? ""}.`);
  return page;
}

/** The name of a further page of a list, such as Page 3; nothing for its first address. */
export function numberName({ labels }: Content, { number }: Page): string | undefined {
  return number === undefined ? undefined : `${labels.page} ${number}`;
}

/** As many characters of a description as search results show (schema/text.ts, meta). */
const longestDescription = 160;

/** Title and description of a list's page: no two pages of a site have the same. */
export function numberedMeta<Meta extends { title: string; description: string }>(
  content: Content,
  page: Page,
  meta: Meta,
): Meta {
  const name = numberName(content, page);
  if (name === undefined) return meta;
  const description = `${name}. ${meta.description}`;
  const end = description.lastIndexOf(" ", longestDescription - 1);
  return {
    ...meta,
    title: `${meta.title}, ${name}`,
    description: description.length > longestDescription ? `${description.slice(0, end)}…` : description,
  };
}
