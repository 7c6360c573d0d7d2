/** A kind of page is one definition: see `definePage`. */
import type { z } from "zod";
import { soundWordsOf, wordsOf, type Content, type SoundContent } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { faqData } from "../head/structured-data.ts";
import type { AnyView, HeadWords, Meta } from "../head/head-page.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { PagedList } from "../views/list-pages.ts";
import type { Footer, Page } from "../page.ts";
import { fileOf, isFolder, type ContentFile, type RecordFolder, type RecordsWithFile } from "../records.ts";
import type { SectionData } from "../sections/define-section.ts";
import { definitionOf, sectionsOf, type MadeSections, type SectionKind } from "../sections.ts";
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

/** What the page is made with besides: its sections, made. */
type Made = { made: MadeSections };

/** A kind of page. */
type Definition<Kind, View, Schema extends z.ZodType, Folder extends RecordFolder, Key, Own> = {
  /** Its name: that of its route module, too. */
  kind: Kind;
  /** Its route module in `app/routes/`, where that is not called like the kind. */
  screen?: string;
  /** The address, or the pattern of the addresses: `:slug` is the name of the record. The record, or the words where there is no record, may say another (`address`). */
  path: string;
  /** The kind of section on whose page records lie: its address takes the place of what stands before `/:slug`. */
  below?: SectionKind;
  footer: Footer;
  /** Whether search engines may list it; they may, if nothing is said. */
  listed?: false;
  /** The schema of its words, which lie in `content/words/<kind>.yaml`. */
  words?: Schema;
  /** The folder of which each record has a page of this kind, and the key under which it says so, where not all have. */
  records?: Folder;
  needs?: Key;
  /** What else of the content it shows, files or folders: with its words and its record, this decides when it was last changed. */
  shows?: readonly ContentFile[];
  /** The day of its last change, where that is said by itself. */
  changed?: (context: Own) => string;
  /** Its sections, and what opens it. */
  sections?: (
    context: Own,
  ) => Pick<Parameters<typeof sectionsOf>[0], "sections" | "prose" | "opening" | "meta">;
  /** What the screen shows. */
  view: (context: Own & Made & { source: Source; pictures: PictureStore }) => View;
  /** The ids on the page to which content may link, besides those of its sections, asked where all that it shows is sound. The lists are not made yet. */
  places?: (context: Own) => readonly (string | false | undefined)[];
  /** What stands for it in lists of pages, where that is not the title in its head. */
  label?: (context: Own) => string;
  /** By what the search finds it besides its title, its description and the eyebrow of its band. False: not at all. */
  found?: false | ((context: Own) => Partial<SearchDocument> & { names?: readonly string[] });
  /** The parts of it that the search finds by themselves. */
  parts?: (context: Own) => SearchDocument[];
  /** What programs are told of it (schema.org). */
  structuredData?: (context: Own & { url: string; image: string; meta: HeadWords }) => SectionData;
  /** What its head has besides what every page's has. */
  head?: (context: Own) => { article?: Meta[]; links?: Meta[] };
};

/**
 * Defines a kind of page: all that the site knows of it at build time. Its route module is `app/routes/<kind>.tsx`, its words are
 * `content/words/<kind>.yaml`, and `site/pages.ts` lists it.
 */
export function definePage<
  const Kind extends string,
  View extends AnyView,
  Schema extends z.ZodType = z.ZodUndefined,
  Folder extends RecordFolder = never,
  Key extends keyof RecordsWithFile[Folder] = never,
>(definition: Definition<Kind, View, Schema, Folder, Key, Context<z.output<Schema>, Needed<Folder, Key>>>) {
  type Entry = Needed<Folder, Key>;
  const { kind, words, records, needs, shows = [], view, structuredData } = definition;
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

  const filesOf = (content: Content, { slug = "" }: Page, parts: readonly ContentFile[]) => [
    ...(words ? [fileOf("words", kind)] : []),
    ...(records ? [fileOf(records, slug)] : []),
    ...[...new Set(parts)].flatMap((name) =>
      isFolder(name) ? content[name].map((one) => fileOf(name, one.slug)) : [fileOf(name)],
    ),
  ];

  const isSound = (content: SoundContent, { slug }: Page) =>
    (!words || soundWordsOf(content, { kind, words }) !== undefined) &&
    (!records || recordsOf(content, records).some((one) => one.slug === slug)) &&
    shows.every((name) => content[name] !== undefined);

  /** All that the functions of the definition get, and the sections. */
  const contextOf = (content: Content, page: Page) => {
    const context = {
      content,
      page,
      words: wordsOf(content, { kind, words }),
      record: recordOf(content, page),
    };
    const own = definition.sections?.(context);
    const sections = own?.sections ?? [];
    return {
      context,
      made: own ? sectionsOf({ content, page, ...own }) : [],
      definitions: sections.map(definitionOf),
    };
  };

  return {
    ...definition,
    /** The ids on the page to which content may link, but those that every page has. Nothing where what makes them is not sound. */
    placesOf(content: SoundContent, page: Page): string[] | undefined {
      if (!isSound(content, page)) return undefined;
      // All that the page shows is there.
      const { context, definitions, made } = contextOf(content as Content, page);
      const shown = definitions.flatMap((one) => one.shows ?? []);
      if (shown.some((name) => content[name] === undefined)) return undefined;
      const ids = [...(definition.places?.(context) ?? []), ...made.flatMap((one) => one.places())];
      return ids.filter((id) => typeof id === "string");
    },
    /** A page of the kind, with all that is made from its context. */
    of(content: Content, page: Page) {
      const { changed, label, found, parts, head } = definition;
      const { context, definitions, made } = contextOf(content, page);
      return {
        view: (pictures: PictureStore): View =>
          view({ ...context, made, source: { content, pictures }, pictures }),
        /** The list that goes on at further pages; an empty one where there is none. */
        list: (): PagedList => made.flatMap((one) => one.list() ?? [])[0] ?? { length: 0, perPage: 1 },
        /** What there is a page of that list for. */
        filters: () => definitions.flatMap((one) => one.filters?.(content) ?? []),
        /** By what its last change is known: the day that it says, or its files. */
        dates: () => ({
          changed: changed?.(context),
          files: filesOf(content, page, [...shows, ...definitions.flatMap((one) => one.shows ?? [])]),
        }),
        label: () => label?.(context),
        found: () =>
          found === false
            ? found
            : { names: made.flatMap((one) => one.found()), ...(found ? found(context) : {}) },
        parts: () => [...(parts?.(context) ?? []), ...made.flatMap((one) => one.parts())],
        head: () => ({ links: made.flatMap((one) => one.links()), ...head?.(context) }),
        structuredData: (meta: HeadWords, image: string) => {
          const url = absolute(content.site, page.path);
          const all: SectionData[] = [
            structuredData?.({ ...context, url, image, meta }) ?? {},
            ...made.map((one) => one.data({ url, image })),
          ];
          return {
            page: Object.assign({}, ...all.map((one) => one.page ?? {}).toReversed()) as object,
            things: [
              ...all.flatMap(({ things = [] }) => things),
              // In one node, whatever sections they are from.
              ...faqData(
                url,
                all.flatMap(({ questions = [] }) => questions),
              ),
            ],
          };
        },
      };
    },
  };
}
