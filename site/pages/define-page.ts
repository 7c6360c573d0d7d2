/** A kind of page is one definition: see `definePage`. */
import type { Meta } from "../head/meta.ts";
import type { Thing } from "schema-dts";
import type { z } from "zod";
import { soundWordsOf, wordsOf, type Content, type SoundContent } from "../content.ts";
import { absolute } from "../head/address.ts";
import type { AnyView, HeadWords } from "../head/head-page.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { PagedList } from "../views/list-pages.ts";
import type { Block } from "../prose/blocks.ts";
import type { Footer, Page } from "../page.ts";
import { fileOf, isFolder, type RecordFolder, type RecordsWithFile, type singleFiles } from "../records.ts";
import { findBySlug } from "../views/find.ts";
import type { SearchDocument } from "../views/search-document.ts";
import type { Source } from "../views/source.ts";

/** The records of a folder that say something under these keys. */
type Needed<
  Folder extends RecordFolder,
  Key extends keyof RecordsWithFile[Folder],
> = RecordsWithFile[Folder] & {
  [Name in Key]-?: Exclude<RecordsWithFile[Folder][Name], undefined>;
};

/** What a page is made from: the content, its own words, and its record where each page of the kind has one. */
type Context<Words, Entry> = { content: Content; page: Page; words: Words; record: Entry };

/** The list that goes on at further pages; an empty one where the kind has none. */
type Listed = { list: PagedList };

/** The ids of things that are numbered on a page. */
export const numbered = (name: string, items: readonly unknown[]) =>
  items.map((_, index) => `${name}-${index + 1}`);

/** The ids of a section of questions: of its title, and of each question. */
export const questionPlaces = (name: string, questions: readonly unknown[] = []) =>
  questions.length > 0 ? [`${name}-title`, ...numbered(name, questions)] : [];

/** The ids of the headings in prose. */
export const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));

/** A kind of page. */
type Definition<Kind, View, Schema extends z.ZodType, Folder extends RecordFolder, Key, Own> = {
  /** Its name: that of its route module, too. */
  kind: Kind;
  /** The address, or the pattern of the addresses: `:slug` is the name of the record. */
  path: string;
  footer: Footer;
  /** Whether search engines may list it; they may, if nothing is said. */
  listed?: false;
  /** The schema of its words, and their file in `content/pages/`, where that is not called like the kind. */
  words?: Schema;
  file?: string;
  /** The folder of which each record has a page of this kind, and the key under which it says so, where not all have. */
  records?: Folder;
  needs?: Key;
  /** What else of the content it shows, files or folders: with its words and its record, this decides when it was last changed. */
  shows?: readonly (keyof typeof singleFiles | RecordFolder)[];
  /** The day of its last change, where that is said by itself. */
  changed?: (context: Own) => string;
  /** The list that goes on at further pages, and the filters by which there is a page for a part of it. */
  list?: (context: Own) => PagedList;
  filters?: (content: Content) => readonly NonNullable<Page["filter"]>[];
  /** What the screen shows. */
  view: (context: Own & Listed & { source: Source; pictures: PictureStore }) => View;
  /** The ids on the page to which content may link, asked where all that it shows is sound. The lists are not made yet. */
  places?: (context: Own) => readonly (string | false | undefined)[];
  /** What stands for it in lists of pages, where that is not the title in its head. */
  label?: (context: Own) => string;
  /** By what the search finds it besides its title, its description and the eyebrow of its band. False: not at all. */
  found?: false | ((context: Own) => Partial<SearchDocument> & { names?: readonly string[] });
  /** The parts of it that the search finds by themselves. */
  parts?: (context: Own) => SearchDocument[];
  /** What programs are told of it (schema.org): what it adds to the page itself, and what else it is about. */
  structuredData?: (context: Own & Listed & { url: string; image: string; meta: HeadWords }) => {
    page?: object;
    things?: Thing[];
  };
  /** What its head has besides what every page's has. */
  head?: (context: Own) => { article?: Meta[]; links?: Meta[] };
};

/**
 * Defines a kind of page: all that the site knows of it at build time. Its route module is `app/routes/<kind>.tsx`, its words are
 * `content/pages/<kind>.yaml`, and `site/pages.ts` lists it.
 */
export function definePage<
  const Kind extends string,
  View extends AnyView,
  Schema extends z.ZodType = z.ZodUndefined,
  Folder extends RecordFolder = never,
  Key extends keyof RecordsWithFile[Folder] = never,
>(definition: Definition<Kind, View, Schema, Folder, Key, Context<z.output<Schema>, Needed<Folder, Key>>>) {
  type Entry = Needed<Folder, Key>;
  const { kind, file = kind, words, records, needs, shows = [], view, structuredData } = definition;
  const isNeeded = (record: RecordsWithFile[Folder]): record is Entry =>
    needs === undefined || record[needs] !== undefined;

  const recordsOf = (content: SoundContent, folder: Folder) => {
    const byFolder: { [Name in RecordFolder]: readonly RecordsWithFile[Name][] } = content;
    return byFolder[folder];
  };

  const recordOf = (content: SoundContent, { path, slug = "" }: Page): Entry => {
    // The functions of such a definition cannot name a record.
    if (!records) return undefined as never;
    const record = findBySlug(recordsOf(content, records), slug);
    if (!isNeeded(record)) throw new Error(`The record of ${path} says nothing for a page.`);
    return record;
  };

  const filesOf = (content: Content, { slug = "" }: Page) => [
    ...(words ? [fileOf("pages", file)] : []),
    ...(records ? [fileOf(records, slug)] : []),
    ...shows.flatMap((name) =>
      isFolder(name) ? content[name].map((one) => fileOf(name, one.slug)) : [fileOf(name)],
    ),
  ];

  const isSound = (content: SoundContent, { slug }: Page) =>
    (!words || soundWordsOf(content, { file, words }) !== undefined) &&
    (!records || recordsOf(content, records).some((one) => one.slug === slug)) &&
    [...shows, "banners" as const].every((name) => content[name] !== undefined);

  return {
    ...definition,
    file,
    /** The ids on the page to which content may link, but those that every page has. Nothing where what makes them is not sound. */
    placesOf(content: SoundContent, page: Page): string[] | undefined {
      if (!isSound(content, page)) return undefined;
      // All that the page shows is there.
      const whole = content as Content;
      const own = { words: wordsOf(content, { file, words }), record: recordOf(content, page) };
      const made = definition.places?.({ content: whole, page, ...own }) ?? [];
      return made.filter((id) => typeof id === "string");
    },
    /** A page of the kind, with all that is made from its context. */
    of(content: Content, page: Page) {
      const { list, changed, label, found, parts, head } = definition;
      const context = {
        content,
        page,
        words: wordsOf(content, { file, words }),
        record: recordOf(content, page),
      };
      const listed: Listed = { list: list?.(context) ?? { length: 0, perPage: 1 } };
      return {
        view: (pictures: PictureStore): View =>
          view({ ...context, ...listed, source: { content, pictures }, pictures }),
        list: () => listed.list,
        /** By what its last change is known: the day that it says, or its files. */
        dates: () => ({ changed: changed?.(context), files: filesOf(content, page) }),
        label: () => label?.(context),
        found: () => (found ? found(context) : found),
        parts: () => parts?.(context) ?? [],
        head: () => head?.(context) ?? {},
        structuredData: (meta: HeadWords, image: string) =>
          structuredData?.({
            ...context,
            ...listed,
            url: absolute(content.site, page.path),
            image,
            meta,
          }) ?? {},
      };
    },
  };
}
