import type { Subject } from "../art/art.ts";
import type { z } from "zod";
import {
  findBySlug,
  wordsOf,
  type Content,
  type ContentFile,
  type RecordFolder,
  type RecordsWithFile,
  type Source,
} from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import { faqData } from "../head/structured-data.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { PictureStore } from "../data/images/picture-store.ts";
import type { Footer, Page } from "../data/page.ts";
import { fileOf, isFolder } from "../data/content-files.ts";
import type { SectionData } from "../sections/define-section.ts";
import { definitionOf, sectionsOf, type SectionKind, type ShownSection } from "../sections/sections.ts";
import type { BandView, BandWords } from "../data/band.ts";
import type { SearchDocument } from "../data/search.ts";

/** Input of a page: the content, its words, and its record if the kind has records. */
type Context<Words, Entry> = { content: Content; page: Page; words: Words; record: Entry };

type ViewInput = {
  opening: BandWords;
  sections: ReturnType<typeof sectionsOf>;
  /** Data of the sections, with the closing figure. */
  showSections: (figure?: Subject) => ShownSection[];
  source: Source;
  pictures: PictureStore;
};

export type AnyView = {
  band?: BandView | undefined;
  sections?: readonly ShownSection[];
  [other: string]: unknown;
};

type Definition<Kind, View, Schema extends z.ZodType, Folder extends RecordFolder, Input> = {
  kind: Kind;
  /** Route module in `src/pages/`, if its name differs. */
  screen?: (context: Input) => string;
  /** Address, or pattern of addresses: `:slug` is the slug of the record. `address` in the record or the words overrides it. */
  path: string;
  /** Kind of section whose page has the records: its address replaces the part before `/:slug`. */
  below?: SectionKind;
  footer: Footer;
  /** Whether search engines can list it. Default: true. */
  listed?: false;
  /** Schema of its words, `content/words/<kind>.yaml`. */
  schema?: Schema;
  /** `records`: one page per record. `pageKey`: only records with this key get a page. */
  records?: Folder;
  pageKey?: string;
  /** Other files or folders that it shows. They, its words and its record set the date of the last change. */
  shows?: readonly ContentFile[];
  /** Date of the last change, if a record has one. */
  changed?: (context: Input) => string;
  /** Title and description, for its head and for search results. */
  meta: (context: Input) => HeadWords;
  /** Band at the top. Default: the name of the site. */
  opening?: (context: Input) => BandWords | undefined;
  sections?: (context: Input) => Pick<Parameters<typeof sectionsOf>[0], "sections" | "prose">;
  view: (context: Input & ViewInput) => View;
  /** Its own anchors, besides those of its sections. */
  anchors?: (context: Input) => readonly (string | false | undefined)[];
  /** Name in lists of pages, if it differs from the title in the head. */
  label?: (context: Input) => string;
  /** Text for the search, besides title, description and eyebrow. False: the search ignores the page. */
  search?: false | ((context: Input) => Partial<SearchDocument> & { names?: readonly string[] });
  results?: (context: Input) => SearchDocument[];
  structuredData?: (context: Input & { url: string; image: string; meta: HeadWords }) => SectionData;
  head?: (context: Input) => { article?: Meta[]; links?: Meta[] };
};

/** Defines a kind of page. Route module: `src/pages/<kind>.tsx`; words: `content/words/<kind>.yaml`; listed in `src/pages/pages.ts`. */
export function definePage<
  const Kind extends string,
  View extends AnyView,
  Schema extends z.ZodType = z.ZodUndefined,
  Folder extends RecordFolder = never,
>(definition: Definition<Kind, View, Schema, Folder, Context<z.output<Schema>, RecordsWithFile[Folder]>>) {
  const { kind, schema, records, shows = [], view, structuredData } = definition;

  const recordsOf = (content: Content, folder: Folder) => {
    const byFolder: { [Name in RecordFolder]: readonly RecordsWithFile[Name][] } = content;
    return byFolder[folder];
  };

  /** Input of the functions of the definition, and the sections. */
  const contextOf = (content: Content, page: Page) => {
    const context = {
      content,
      page,
      words: wordsOf(content, { kind, schema }),
      // Without records, no function reads one.
      record: records ? findBySlug(recordsOf(content, records), page.slug ?? "") : (undefined as never),
    };
    const meta = definition.meta(context);
    const opening = (): BandWords => {
      const { name } = content.site;
      return definition.opening?.(context) ?? { eyebrow: name, title: name, hue: "hue5" };
    };
    const { sections: list, prose } = definition.sections?.(context) ?? { sections: [] };
    return {
      context,
      meta,
      opening,
      sections: sectionsOf({ content, page, meta, opening, sections: list, prose }),
      shown: [...shows, ...list.flatMap((one) => definitionOf(one).shows ?? [])],
    };
  };

  return {
    ...definition,
    /** Anchors of the page, except those of every page. */
    anchorsOf(content: Content, page: Page): string[] {
      const { context, sections } = contextOf(content, page);
      const ids = [...(definition.anchors?.(context) ?? []), ...sections.flatMap((one) => one.anchors())];
      return ids.filter((id) => typeof id === "string");
    },
    /** A page of the kind, with everything made from its context. */
    of(content: Content, page: Page) {
      const { changed, label, search, results, head } = definition;
      const { context, sections, shown, meta, opening } = contextOf(content, page);
      return {
        meta,
        screen: definition.screen?.(context) ?? kind,
        view: (pictures: PictureStore): View => {
          const source = { content, pictures };
          const showSections = (figure?: Subject) =>
            sections.flatMap((one) => one.view(source, figure) ?? []);
          return view({ ...context, opening: opening(), sections, showSections, source, pictures });
        },
        /** How its last change is known: a date, or its files. */
        dates: () => ({
          changed: changed?.(context),
          files: [
            ...(schema ? [fileOf("words", kind)] : []),
            ...(records ? [fileOf(records, page.slug ?? "")] : []),
            ...[...new Set(shown)].flatMap((name) =>
              isFolder(name) ? content[name].map((one) => fileOf(name, one.slug)) : [fileOf(name)],
            ),
          ],
        }),
        label: () => label?.(context),
        search: () =>
          search === false
            ? search
            : { names: sections.flatMap((one) => one.search()), ...(search ? search(context) : {}) },
        results: () => [...(results?.(context) ?? []), ...sections.flatMap((one) => one.results())],
        head: () => ({ links: sections.flatMap((one) => one.links()), ...head?.(context) }),
        structuredData: (image: string): SectionData => {
          const url = absolute(content.site, page.path);
          const all: SectionData[] = [
            structuredData?.({ ...context, url, image, meta }) ?? {},
            ...sections.map((one) => one.structuredData({ url, image })),
          ];
          return {
            page: Object.assign({}, ...all.map((one) => one.page ?? {}).toReversed()),
            things: [
              ...all.flatMap(({ things = [] }) => things),
              // In one node, for all sections.
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
