/** A kind of page is one definition: see `definePage`. */
import type { HeadArt } from "../art/heads/inks.ts";
import type { z } from "zod";
import { findBySlug, soundWordsOf, wordsOf, type Content, type SoundContent } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { faqData } from "../head/structured-data.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { numberedMeta, type PagedList } from "../views/list-pages.ts";
import type { Footer, Page } from "../page.ts";
import { fileOf, isFolder, type ContentFile, type RecordFolder, type RecordsWithFile } from "../records.ts";
import type { SectionData } from "../sections/define-section.ts";
import {
  definitionOf,
  sectionsOf,
  type MadeSections,
  type SectionKind,
  type ShownSection,
} from "../sections.ts";
import type { BandView, BandWords } from "../views/band.ts";
import type { SearchDocument } from "../views/search-document.ts";
import type { Source } from "../views/source.ts";

/** What a page is made from: the content, its own words, and its record where each page of the kind has one. */
type Context<Words, Entry> = { content: Content; page: Page; words: Words; record: Entry };

/** What a view is made with besides: what opens the page, its sections, made, and where pictures go. */
type Made = {
  opening: BandWords;
  made: MadeSections;
  /** What the page shows of its sections; the figure is that with which it may close. */
  showSections: (figure?: HeadArt) => ShownSection[];
  source: Source;
  pictures: PictureStore;
};

/** What the view of any page can show: the band that opens it, its sections, and what else its screen shows. */
export type AnyView = {
  band?: BandView | undefined;
  sections?: readonly ShownSection[];
  [other: string]: unknown;
};

/** A kind of page. */
type Definition<Kind, View, Schema extends z.ZodType, Folder extends RecordFolder, Own> = {
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
  needs?: string;
  /** What else of the content it shows, files or folders: with its words and its record, this decides when it was last changed. */
  shows?: readonly ContentFile[];
  /** The day of its last change, where that is said by itself. */
  changed?: (context: Own) => string;
  /** Its title and description, for its head and for search results. */
  meta: (context: Own) => HeadWords;
  /** What opens it; the name of the site, where there is nothing. */
  opening?: (context: Own) => BandWords | undefined;
  /** Its sections, and their prose. */
  sections?: (context: Own) => Pick<Parameters<typeof sectionsOf>[0], "sections" | "prose">;
  /** What the screen shows. */
  view: (context: Own & Made) => View;
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
>(definition: Definition<Kind, View, Schema, Folder, Context<z.output<Schema>, RecordsWithFile[Folder]>>) {
  const { kind, words, records, shows = [], view, structuredData } = definition;

  const recordsOf = (content: SoundContent, folder: Folder) => {
    const byFolder: { [Name in RecordFolder]: readonly RecordsWithFile[Name][] } = content;
    return byFolder[folder];
  };

  /** All that the functions of the definition get, and the sections. */
  const contextOf = (content: Content, page: Page) => {
    const context = {
      content,
      page,
      words: wordsOf(content, { kind, words }),
      // The functions of a definition without records cannot name one.
      record: records ? findBySlug(recordsOf(content, records), page.slug ?? "") : (undefined as never),
    };
    const meta = numberedMeta(content, page, definition.meta(context));
    const opening = (): BandWords => {
      const { name } = content.site;
      return definition.opening?.(context) ?? { eyebrow: name, title: name, hue: "hue5" };
    };
    const { sections, prose } = definition.sections?.(context) ?? { sections: [] };
    return {
      context,
      meta,
      opening,
      made: sectionsOf({ content, page, meta, opening, sections, prose }),
      definitions: sections.map(definitionOf),
    };
  };

  return {
    ...definition,
    /** The ids on the page to which content may link, but those that every page has. Nothing where what makes them is not sound. */
    placesOf(content: SoundContent, page: Page): string[] | undefined {
      const areThere = (names: readonly ContentFile[]) => names.every((name) => content[name] !== undefined);
      const isSound =
        (!words || soundWordsOf(content, { kind, words }) !== undefined) &&
        (!records || recordsOf(content, records).some((one) => one.slug === page.slug)) &&
        areThere(shows);
      if (!isSound) return undefined;
      // All that the page shows is there.
      const { context, definitions, made } = contextOf(content as Content, page);
      if (!definitions.every((one) => areThere(one.shows ?? []))) return undefined;
      const ids = [...(definition.places?.(context) ?? []), ...made.flatMap((one) => one.places())];
      return ids.filter((id) => typeof id === "string");
    },
    /** A page of the kind, with all that is made from its context. */
    of(content: Content, page: Page) {
      const { changed, label, found, parts, head } = definition;
      const { context, definitions, made, meta, opening } = contextOf(content, page);
      return {
        meta,
        view: (pictures: PictureStore): View => {
          const source = { content, pictures };
          const showSections = (figure?: HeadArt) => made.flatMap((one) => one.view(source, figure) ?? []);
          return view({ ...context, opening: opening(), made, showSections, source, pictures });
        },
        /** The list that goes on at further pages; an empty one where there is none. */
        list: (): PagedList => made.flatMap((one) => one.list() ?? [])[0] ?? { entries: [], perPage: 1 },
        /** By what its last change is known: the day that it says, or its files. */
        dates: () => ({
          changed: changed?.(context),
          files: [
            ...(words ? [fileOf("words", kind)] : []),
            ...(records ? [fileOf(records, page.slug ?? "")] : []),
            ...[...new Set([...shows, ...definitions.flatMap((one) => one.shows ?? [])])].flatMap((name) =>
              isFolder(name) ? content[name].map((one) => fileOf(name, one.slug)) : [fileOf(name)],
            ),
          ],
        }),
        label: () => label?.(context),
        found: () =>
          found === false
            ? found
            : { names: made.flatMap((one) => one.found()), ...(found ? found(context) : {}) },
        parts: () => [...(parts?.(context) ?? []), ...made.flatMap((one) => one.parts())],
        head: () => ({ links: made.flatMap((one) => one.links()), ...head?.(context) }),
        structuredData: (image: string): SectionData => {
          const url = absolute(content.site, page.path);
          const all: SectionData[] = [
            structuredData?.({ ...context, url, image, meta }) ?? {},
            ...made.map((one) => one.data({ url, image })),
          ];
          return {
            page: Object.assign({}, ...all.map((one) => one.page ?? {}).toReversed()),
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
