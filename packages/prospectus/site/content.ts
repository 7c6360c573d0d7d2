/** The checked content, and functions to find its records, addresses and words. */
import type { z } from "zod";
import type { Picture } from "./art/picture.ts";
import type { Lists } from "./lists/lists.ts";
import type { Page } from "./page.ts";
import type { Records, SoundRecords } from "./records.ts";

/** The site's content, checked: records, words of pages, and the entries of each list. */
export type Content = Records & {
  /** Every page but the error page and the pages of lists, in the order of `pages.ts`. */
  pageList: readonly Page[];
  /** The words of pages, by kind: see `wordsOf`. */
  words: ReadonlyMap<string, unknown>;
  /** Files of scheduled articles: they have no page and are in no list yet. */
  unpublished: readonly string[];
  /** Notes of the check on valid content, a sentence each. */
  notes: readonly string[];
  lists: Lists;
  /** The provider's mark, on a square. */
  mark: Picture;
  /** The time of the build, which decides what is past. */
  now: Date;
};

/** The valid part of the content. */
export type SoundContent = SoundRecords &
  Pick<Content, "pageList" | "words" | "unpublished"> & {
    /** The invalid files. */
    unsound?: ReadonlySet<string>;
  };

/** Whether all files with this path prefix are valid, so that a gap in them is certain. */
export const areSound = ({ unsound }: SoundContent, start: string) =>
  ![...(unsound ?? [])].some((file) => file.startsWith(start));

/** Whether the site has a page of a kind. */
export const hasPages = ({ pageList }: Pick<Content, "pageList">, kind: string) =>
  pageList.some((page) => page.kind === kind);

/** The path of a page by its kind, and its record's slug if it has one. Undefined without such a page. */
export const pathOf = ({ pageList }: Pick<Content, "pageList">, kind: string, slug?: string) =>
  pageList.find((page) => page.kind === kind && page.slug === slug)?.path;

type Pages = Pick<Content, "pageList" | "pages">;

/** The first page with a section of a kind, if any. */
export const pageWith = ({ pages }: Pick<Content, "pages">, kind: string) =>
  pages.find(({ sections }) => sections.some((section) => section.kind === kind));

/** The path of that page. */
export function pathWith(content: Pages, kind: string): string | undefined {
  const page = pageWith(content, kind);
  return page && pathOf(content, "page", page.slug);
}

/** The page of all events, or the first that shows some. */
export const eventsPage = (content: Pick<Content, "pages">) =>
  pageWith(content, "event-programme") ?? pageWith(content, "events");

export const eventsPath = (content: Pages) => pathOf(content, "page", eventsPage(content)?.slug) ?? "/";

/** The path of the feed of the articles. */
export const articleFeedPath = (content: Pages) => `${pathWith(content, "article-list") ?? ""}/feed.xml`;

/** The path of the calendar of all events. */
export const eventsCalendarPath = (content: Pages) => `${eventsPath(content)}/events.ics`;

/** The path of an event's calendar file, by the event's id. */
export const eventCalendarPath = (content: Pages, id: string) => `${eventsPath(content)}/${id}.ics`;

/** A page with a file in `content/words/`. */
type Worded<Schema extends z.ZodType> = { kind: string; words?: Schema | undefined };

/** The words of a page, if they are present and valid. */
export function soundWordsOf<Schema extends z.ZodType>(
  { words }: Pick<Content, "words">,
  { kind }: Worded<Schema>,
): z.output<Schema> | undefined {
  // This schema validated them when they were read.
  return words.get(kind) as z.output<Schema> | undefined;
}

/** The words of a page. */
export function wordsOf<Schema extends z.ZodType>(
  content: Pick<Content, "words">,
  page: Worded<Schema>,
): z.output<Schema> {
  return soundWordsOf(content, page) as z.output<Schema>;
}

/** Finds a record with its own file by its slug. The loader has checked that it exists. */
export function findBySlug<Item extends { slug: string }>(records: readonly Item[], slug: string): Item {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`No record has the slug “${slug}”; the content check should have said so.`);
  return record;
}

/** Finds a record by its id. */
export function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`No record has the id “${id}”; the content check should have said so.`);
  return record;
}
