/** The checked content, and how the words of a page are found in it. */
import type { z } from "zod";
import type { Picture } from "./art/picture.ts";
import type { Lists } from "./lists/lists.ts";
import type { Page } from "./page.ts";
import type { Records, SoundRecords } from "./records.ts";

/** All of the site's content, checked: its records, the words of its pages, and what each list shows by its rule. */
export type Content = Records & {
  /** Every page but the error page, in the order of `pages.ts`, without those that lists add. */
  pageList: readonly Page[];
  /** The words of the pages, by the names of their files: see `wordsOf`. */
  words: ReadonlyMap<string, unknown>;
  /** The files of articles whose day has not come: they have no page and stand in no list yet. */
  unpublished: readonly string[];
  lists: Lists;
  /** The provider's mark, on a square. */
  mark: Picture;
  /** The time of the build, which decides what is over. */
  now: Date;
};

/** As much of the content as is sound by itself. */
export type SoundContent = SoundRecords & Pick<Content, "pageList" | "words">;

/** Whether the site has a page of a kind. */
export const hasPages = ({ pageList }: Pick<Content, "pageList">, ...kinds: string[]) =>
  kinds.every((kind) => pageList.some((page) => page.kind === kind));

/** A page whose words lie in a file of `content/pages/`. */
type Worded<Schema extends z.ZodType> = { file: string; words?: Schema | undefined };

/** The words of a page, where it is there and they are sound. */
export function soundWordsOf<Schema extends z.ZodType>(
  { words }: Pick<Content, "words">,
  { file }: Worded<Schema>,
): z.output<Schema> | undefined {
  // They were held against this schema when they were read.
  return words.get(file) as z.output<Schema> | undefined;
}

/** The words of a page. */
export function wordsOf<Schema extends z.ZodType>(
  content: Pick<Content, "words">,
  page: Worded<Schema>,
): z.output<Schema> {
  return soundWordsOf(content, page) as z.output<Schema>;
}
