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

/** Input of the functions of a page. */
type PageInput = { content: Content; page: Page };

type Shown = {
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

type Definition<Input, Data> = {
  /** Address, or pattern of addresses: `:slug` is the slug of the record. `address` in the record overrides it. */
  address: string;
  /** Kind of section whose page has the records: its address replaces the part before `/:slug`. */
  below?: SectionKind;
  /** Component in `src/pages/`, if its name is not the kind. */
  screen?: (input: Input) => string;
  footer: Footer;
  /** Whether search engines can list it. Default: true. */
  listed?: false;
  /** Only records with this key get a page. */
  pageKey?: string;
  /** Other files or folders that it shows. They, its words and its record set the date of the last change. */
  shows?: readonly ContentFile[];
  /** Title and description, the date of the last change if a record has one, and tags of an article. */
  head: (input: Input) => HeadWords & { changed?: string; article?: Meta[] };
  /** Band at the top. Default: the name of the site. */
  opening?: (input: Input) => BandWords | undefined;
  sections?: (input: Input) => Pick<Parameters<typeof sectionsOf>[0], "sections" | "prose">;
  data: (input: Input & Shown) => Data;
  /** Its own anchors, besides those of its sections. */
  anchors?: (input: Input) => readonly string[];
  /** Name in lists of pages, if it differs from the title in the head. */
  label?: (input: Input) => string;
  /** Text for the search, besides title, description and eyebrow. False: the search ignores the page. */
  search?: false | ((input: Input) => Partial<SearchDocument> & { names?: readonly string[] });
  results?: (input: Input) => SearchDocument[];
  structuredData?: (input: Input & { url: string; image: string; meta: HeadWords }) => SectionData;
};

/** Files that a kind of page has: one of words, or a folder of records, which may share words. */
type Files = { schema?: z.ZodType; records?: RecordFolder };

/** Defines a page with words, `content/words/<kind>.yaml`. Component: `src/pages/<kind>/<kind>.tsx`; listed in `src/pages/pages.ts`. */
export const definePage = <Schema extends z.ZodType, Data extends AnyView>(
  definition: { schema: Schema } & Definition<PageInput & { words: z.output<Schema> }, Data>,
) =>
  kindOfPage(definition, definition, (content, page) => ({
    content,
    page,
    words: wordsOf(content, { kind: page.kind, schema: definition.schema }),
  }));

type RecordInput<Folder extends RecordFolder> = PageInput & {
  record: RecordsWithFile[Folder];
  /** The words that the records share, by their schema. */
  wordsOf: <Schema extends z.ZodType>(schema: Schema) => z.output<Schema>;
};

/** Defines the pages of the records of a folder. */
export const defineRecordPage = <Folder extends RecordFolder, Data extends AnyView>(
  definition: { records: Folder; schema?: z.ZodType } & Definition<RecordInput<Folder>, Data>,
) =>
  kindOfPage(definition, definition, (content, page) => ({
    content,
    page,
    record: findBySlug(recordsIn(content, definition.records), page.slug ?? ""),
    wordsOf: (schema) => wordsOf(content, { kind: page.kind, schema }),
  }));

function recordsIn<Folder extends RecordFolder>(content: Pick<Content, RecordFolder>, folder: Folder) {
  const byFolder: { [Name in RecordFolder]: readonly RecordsWithFile[Name][] } = content;
  return byFolder[folder];
}

function kindOfPage<Input extends PageInput, Data extends AnyView>(
  { schema, records }: Files,
  definition: Definition<Input, Data>,
  inputOf: (content: Content, page: Page) => Input,
) {
  const { shows = [], data, structuredData } = definition;

  /** Input of the functions of the definition, and the sections. */
  const partsOf = (content: Content, page: Page) => {
    const input = inputOf(content, page);
    const { changed, article, ...meta } = definition.head(input);
    const opening = (): BandWords => {
      const { name } = content.site;
      return definition.opening?.(input) ?? { eyebrow: name, title: name, hue: "hue5" };
    };
    const { sections: list, prose } = definition.sections?.(input) ?? { sections: [] };
    return {
      input,
      meta,
      changed,
      article,
      opening,
      sections: sectionsOf({ content, page, meta, opening, sections: list, prose }),
      shown: [...shows, ...list.flatMap((one) => definitionOf(one).shows ?? [])],
    };
  };

  return {
    ...definition,
    schema,
    records,
    /** Anchors of the page, except those of every page. */
    anchorsOf(content: Content, page: Page): string[] {
      const { input, sections } = partsOf(content, page);
      return [...(definition.anchors?.(input) ?? []), ...sections.flatMap((one) => one.anchors())];
    },
    /** A page of the kind, with everything made from its input. */
    of(content: Content, page: Page) {
      const { label, search, results } = definition;
      const { input, sections, shown, meta, changed, article, opening } = partsOf(content, page);
      return {
        meta,
        screen: definition.screen?.(input) ?? page.kind,
        view: (pictures: PictureStore): Data => {
          const source = { content, pictures };
          const showSections = (figure?: Subject) =>
            sections.flatMap((one) => one.view(source, figure) ?? []);
          return data({ ...input, opening: opening(), sections, showSections, source, pictures });
        },
        /** How its last change is known: a date, or its files. */
        dates: () => ({
          changed,
          files: [
            ...(schema ? [fileOf("words", page.kind)] : []),
            ...(records ? [fileOf(records, page.slug ?? "")] : []),
            ...[...new Set(shown)].flatMap((name) =>
              isFolder(name) ? content[name].map((one) => fileOf(name, one.slug)) : [fileOf(name)],
            ),
          ],
        }),
        label: () => label?.(input),
        search: () =>
          search === false
            ? search
            : { names: sections.flatMap((one) => one.search()), ...(search ? search(input) : {}) },
        results: () => [...(results?.(input) ?? []), ...sections.flatMap((one) => one.results())],
        head: () => ({ links: sections.flatMap((one) => one.links()), article }),
        structuredData: (image: string): SectionData => {
          const url = absolute(content.site, page.path);
          const all: SectionData[] = [
            structuredData?.({ ...input, url, image, meta }) ?? {},
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
