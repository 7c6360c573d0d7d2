/** The checked content, and how records, addresses and the words of a page are found in it. */
import type { z } from "zod";
import type { Picture } from "./art/picture.ts";
import type { Lists } from "./lists/lists.ts";
import type { Page } from "./page.ts";
import type { Records, SoundRecords } from "./records.ts";

/** All of the site's content, checked: its records, the words of its pages, and what each list shows by its rule. */
export type Content = Records & {
  /** Every page but the error page, in the order of `pages.ts`, without those that lists add. */
  pageList: readonly Page[];
  /** The words of kinds of page, by their names: see `wordsOf`. */
  words: ReadonlyMap<string, unknown>;
  /** What the build leaves out, a sentence each: drafts, articles of a later date, records outside the days of `publish`. */
  unpublished: readonly string[];
  /** What the check says of content that is sound, a sentence each. */
  notes: readonly string[];
  lists: Lists;
  /** The provider's mark, on a square. */
  mark: Picture;
  /** The time of the build, which decides what is over. */
  now: Date;
};

/** As much of the content as is sound by itself. */
export type SoundContent = SoundRecords &
  Pick<Content, "pageList" | "words" | "unpublished"> & {
    /** The files that are not. */
    unsound?: ReadonlySet<string>;
  };

/** Whether all files whose paths begin like this are sound, so that what they lack is lacking. */
export const areSound = ({ unsound }: SoundContent, start: string) =>
  ![...(unsound ?? [])].some((file) => file.startsWith(start));

/** Whether the site has a page of a kind. */
export const hasPages = ({ pageList }: Pick<Content, "pageList">, kind: string) =>
  pageList.some((page) => page.kind === kind);

/** The path of a page of a kind, by the slug of its record where it has one; nothing where the site has no such page. */
export const pathOf = ({ pageList }: Pick<Content, "pageList">, kind: string, slug?: string) =>
  pageList.find((page) => page.kind === kind && page.slug === slug)?.path;

type Pages = Pick<Content, "pageList" | "pages">;

/** The first page that has a section of a kind; nothing where the site has no such page. */
export const pageWith = ({ pages }: Pick<Content, "pages">, kind: string) =>
  pages.find(({ sections }) => sections.some((section) => section.kind === kind));

/** The path of that page. */
export function pathWith(content: Pages, kind: string): string | undefined {
  const page = pageWith(content, kind);
  return page && pathOf(content, "page", page.slug);
}

/** The page of the events: that of all, or else the first that shows some. */
export const eventsPage = (content: Pick<Content, "pages">) =>
  pageWith(content, "event-programme") ?? pageWith(content, "events");

/** The path of the page of the events. */
export const eventsPath = (content: Pages) => pathOf(content, "page", eventsPage(content)?.slug) ?? "/";

/** The path of the feed of the articles. */
export const articleFeedPath = (content: Pages) => `${pathWith(content, "article-list") ?? ""}/feed.xml`;

/** The path of the calendar of all events. */
export const eventsCalendarPath = (content: Pages) => `${eventsPath(content)}/events.ics`;

/** The path of an event's own calendar file, by the event's id. */
export const eventCalendarPath = (content: Pages, id: string) => `${eventsPath(content)}/${id}.ics`;

/** A page whose words lie in a file of `content/words/`. */
type Worded<Schema extends z.ZodType> = { kind: string; words?: Schema | undefined };

/** The words of a page, where it is there and they are sound. */
export function soundWordsOf<Schema extends z.ZodType>(
  { words }: Pick<Content, "words">,
  { kind }: Worded<Schema>,
): z.output<Schema> | undefined {
  // They were held against this schema when they were read.
  return words.get(kind) as z.output<Schema> | undefined;
}

/** The words of a page. */
export function wordsOf<Schema extends z.ZodType>(
  content: Pick<Content, "words">,
  page: Worded<Schema>,
): z.output<Schema> {
  // The check refuses content whose words are missing.
  return soundWordsOf(content, page) as z.output<Schema>;
}

/** Finds a record that has a file of its own by its slug. That it is there was checked when the content was loaded. */
export function findBySlug<Item extends { slug: string }>(records: readonly Item[], slug: string): Item {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`No record has the slug “${slug}”. The content check did not report it.`);
  return record;
}

/** Finds a record by its id. */
export function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`No record has the id “${id}”. The content check did not report it.`);
  return record;
}
