import type { Content } from "../content.ts";
import type { Page } from "../page.ts";
import { pagesOf } from "../lists/arrange.ts";

export type PagedList<Entry = unknown> = {
  entries: readonly Entry[];
  /** Entries per page. */ perPage: number;
  /** Pages at its first address, 1 by default. */ together?: number;
  /** Filters with a list of their own. */ filters?: readonly NonNullable<Page["filter"]>[];
};

const countOf = ({ entries, perPage }: PagedList) => Math.ceil(entries.length / perPage);

/** First address of a list or of its filter. */
export const beginningOf = ({ path, number }: Page) =>
  number === undefined ? path : path.slice(0, path.lastIndexOf("/page/"));

const pagePath = (beginning: string, together: number, number: number) =>
  number <= together ? beginning : `${beginning}/page/${number}`;

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

/** Parts of a list at a page's address: one, or two on the first page of the course list. */
export function shownOn<Entry>(page: Page, { entries, perPage, together = 1 }: PagedList<Entry>): Entry[][] {
  const last = page.number ?? together;
  return pagesOf(entries, perPage).slice(page.number === undefined ? 0 : last - 1, last);
}

/** A step of breadcrumbs or of paging. The current step has no link. */
export type Crumb = { label: string; to?: string };

/** Links to the pages of a list, if it has several. An empty label is a gap in the numbers. */
export function pagingView(content: Content, page: Page, list: PagedList) {
  const { together: start = 1 } = list;
  const last = countOf(list);
  if (last <= start) return undefined;
  const { paging } = content.labels;
  const beginning = beginningOf(page);
  const current = page.number ?? start;
  const shown = [start, current - 1, current, current + 1, last];
  const numbers = [...new Set(shown)].filter((one) => one >= start && one <= last);
  const labelOf = (number: number) => (number === start && start > 1 ? `1\u2013${start}` : String(number));
  const linkTo = (label: string, number: number) => ({ label, to: pagePath(beginning, start, number) });
  return {
    label: paging.label,
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

const partNames = ({ labels }: Content, { filter, number }: Page) => [
  filter?.label,
  number === undefined ? undefined : `${labels.page} ${number}`,
];

/** Breadcrumbs of a list's page. On a further page the list itself is a step, with the label `crumb`. */
export function furtherCrumbs(content: Content, page: Page, crumb: string) {
  const [filter, number] = partNames(content, page);
  const trail = [
    { label: crumb, to: page.first ?? page.path },
    ...(filter === undefined ? [] : [{ label: filter, to: beginningOf(page) }]),
    ...(number === undefined ? [] : [{ label: number }]),
  ];
  return { crumb: trail.at(-1)?.label ?? crumb, parents: trail.slice(0, -1) };
}

/** Characters of a description in search results (schema/text.ts, meta). */
const longestDescription = 160;

/** Title and description of a page, different on each page of a list. */
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
