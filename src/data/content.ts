import type { z } from "zod";
import type { Article } from "./article.ts";
import type { Category } from "./category.ts";
import type { recordFiles, singleFiles, makeLists } from "./content-files.ts";
import type { NamedPhotograph } from "./checks/references.ts";
import type { Course, CoursePage } from "./course.ts";
import type { PictureStore } from "./images/picture-store.ts";
import type { Page } from "./page.ts";
import type { Block } from "./prose.ts";
import type { band, meta } from "./schema/text.ts";

export type Content = Records & {
  /** Every page but the error page, in the order of `pages.ts`. */
  pageList: readonly Page[];
  /** Words of kinds of page, by name: see `wordsOf`. */
  words: ReadonlyMap<string, unknown>;
  /** Notes of the check about valid content, one sentence each: first what the build leaves out. */
  notes: readonly string[];
  /** Files to download, such as files/prices.pdf. */
  files: readonly string[];
  /** Photographs that it names. */
  photographs: readonly NamedPhotograph[];
  lists: Lists;
  /** Time of the build. It decides what is past. */
  now: Date;
  /** Whether drafts show. Such a site is a preview, which search engines must not list. */
  drafts: boolean;
};

/** Path of a page by its kind and the slug of its record. Undefined if there is none. */
export const pathOf = ({ pageList }: Pick<Content, "pageList">, kind: string, slug?: string) =>
  pageList.find((page) => page.kind === kind && page.slug === slug)?.path;

type Pages = Pick<Content, "pageList" | "pages">;

export const pageWith = ({ pages }: Pick<Content, "pages">, kind: string) =>
  pages.find(({ sections }) => sections.some((section) => section.kind === kind));

export function pathWith(content: Pages, kind: string): string | undefined {
  const page = pageWith(content, kind);
  return page && pathOf(content, "page", page.slug);
}

export const articleFeedPath = (content: Pages) => `${pathWith(content, "article-list") ?? ""}/feed.xml`;

type Worded<Schema extends z.ZodType> = { kind: string; schema?: Schema | undefined };

export function wordsOf<Schema extends z.ZodType>(
  { words }: Pick<Content, "words">,
  { kind }: Worded<Schema>,
): z.output<Schema> {
  // The check has parsed them with this schema.
  return words.get(kind) as z.output<Schema>;
}

/** Finds a record by its slug, or without one by its id. The check makes sure that it exists. */
export function find<Item extends { slug: string } | { id: string }>(
  records: readonly Item[],
  key: string,
): Item {
  const record = records.find((one) => ("slug" in one ? one.slug : one.id) === key);
  if (!record) throw new Error(`No record has the name “${key}”. The content check did not report it.`);
  return record;
}

export type RecordFolder = keyof typeof recordFiles;

export type SectionWords = { kind: string };

export type SectionList = readonly SectionWords[];

/** Records with their own files, by slug. */
export type RecordsWithFile = {
  /** A page of sections: `pages/<slug>.yaml`, with the blocks of its prose by index of section. */
  pages: {
    slug: string;
    meta: z.output<typeof meta>;
    band?: z.output<typeof band> | undefined;
    address?: string | undefined;
    tallFooter: boolean;
    sections: SectionList;
    prose: ReadonlyMap<number, Block[]>;
  };
  categories: Category;
  coursePages: CoursePage;
  articles: Article;
};

export type Records = {
  [Key in Exclude<keyof typeof singleFiles, "courses">]: z.output<(typeof singleFiles)[Key][1]>;
} & { [Key in RecordFolder]: readonly RecordsWithFile[Key][] } & {
  /** All courses: with a page, and those of `courses.yaml`. */
  courses: readonly Course[];
};

export type Source = {
  content: Content;
  pictures: PictureStore;
  /** How often the page has shown each person. */
  shown?: Map<string, number>;
};

type Lists = ReturnType<typeof makeLists>;
