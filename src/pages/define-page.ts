import type { z } from "zod";
import { absolute } from "../data/addresses.ts";
import type { BandWords, OpenedBand } from "../data/band.ts";
import {
  find,
  wordsOf,
  type Content,
  type RecordFolder,
  type RecordsWithFile,
  type Source,
} from "../data/content.ts";
import type { PictureStore } from "../data/images/picture-store.ts";
import type { Footer, Page } from "../data/page.ts";
import { sentences, type SearchDocument } from "../data/search.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { Thing } from "../head/structured-data.ts";
import { sectionsOf, type SectionKind, type ShownSection } from "../sections/sections.ts";

/** The files of a kind of page: a schema of words, a folder of records, or both; and what is read from them. */
type Files<Own> = {
  schema?: z.ZodType | undefined;
  records?: RecordFolder;
  ownOf: (content: Content, page: Page) => Own;
};

/** A page with words alone, `content/words/<kind>.yaml`. */
export const withWords = <Words>(schema: z.ZodType<Words>): Files<{ words: Words }> => ({
  schema,
  ownOf: (content, { kind }) => ({ words: wordsOf(content, { kind, schema }) }),
});

/** A page for each record of a folder. The records may share words. */
export const ofRecords = <Folder extends RecordFolder, Words = unknown>(
  records: Folder,
  schema?: z.ZodType<Words>,
): Files<{ record: RecordsWithFile[Folder]; words: Words }> => ({
  schema,
  records,
  ownOf: (content, { kind, slug = "" }) => {
    const byFolder: { [Name in RecordFolder]: readonly RecordsWithFile[Name][] } = content;
    return { record: find(byFolder[records], slug), words: wordsOf(content, { kind, schema }) };
  },
});

/** Input of the functions of a page. */
type Input<Own> = Own & { content: Content; page: Page };

/** What the data of a screen is made with. */
type Shown = {
  opening: BandWords;
  sections: ReturnType<typeof sectionsOf>;
  /** Data of the sections. */
  showSections: () => ShownSection[];
  source: Source;
};

export type AnyView = {
  band?: OpenedBand | undefined;
  sections?: readonly ShownSection[];
  [other: string]: unknown;
};

type Definition<Own, View> = {
  /** Address, or pattern of addresses: `:slug` is the slug of the record. `address` in the record overrides it. */
  address: string;
  /** Kind of section whose page has the records: its address replaces the part before `/:slug`. */
  below?: SectionKind;
  /** Component in `src/pages/`, if its name is not the kind. */
  screen?: (input: Input<Own>) => string;
  footer: Footer;
  /** Whether search engines can list it. Default: true. */
  listed?: false;
  /** Only records with this key get a page. */
  pageKey?: string;
  /** Title and description, and tags of an article. */
  head: (input: Input<Own>) => HeadWords & { article?: Meta[] };
  /** Band at the top. Default: the name of the site. */
  opening?: (input: Input<Own>) => BandWords | undefined;
  sections?: (input: Input<Own>) => Pick<Parameters<typeof sectionsOf>[0], "sections" | "prose">;
  data: (input: Input<Own> & Shown) => View;
  /** Its own anchors, besides those of its sections. */
  anchors?: (input: Input<Own>) => readonly string[];
  /** What replaces its entry in the search, and further entries. False: the search ignores the page. */
  search?: false | ((input: Input<Own>) => Partial<SearchDocument>);
  results?: (input: Input<Own>) => SearchDocument[];
  structuredData?: (input: Input<Own> & { url: string; image: string }) => Thing[];
};

/** Defines a kind of page. Component: `src/pages/<kind>/<kind>.tsx`; listed in `src/pages/pages.ts`. */
export const definePage = <Own, View extends AnyView>(
  files: Files<Own>,
  definition: Definition<Own, View>,
) => ({
  ...files,
  ...definition,
  /** A page of the kind, with everything made from its input. */
  of(content: Content, page: Page) {
    const input = { ...files.ownOf(content, page), content, page };
    const { article, ...meta } = definition.head(input);
    const { name } = content.site;
    const opening: BandWords = definition.opening?.(input) ?? { eyebrow: name, title: name, hue: "hue5" };
    const listed = definition.sections?.(input) ?? { sections: [] };
    const sections = sectionsOf({ ...opening, content, page, ...listed });
    return {
      meta,
      article,
      screen: definition.screen?.(input) ?? page.kind,
      /** Anchors of the page, except those of every page. */
      anchors: () => [...(definition.anchors?.(input) ?? []), ...sections.flatMap((one) => one.anchors())],
      view(pictures: PictureStore): View {
        const source: Source = { content, pictures, shown: new Map() };
        const showSections = () => sections.map((one) => one.view(source));
        return definition.data({ ...input, opening, sections, showSections, source });
      },
      /** Its entries in the search: the page first. */
      documents(): SearchDocument[] {
        const { search, results } = definition;
        if (search === false) return [];
        const names = sentences(sections.flatMap((one) => one.search()));
        const itself = {
          kind: "page" as const,
          title: meta.title,
          place: opening.eyebrow,
          text: `${meta.description} ${names}`.trim(),
          ...search?.(input),
          to: page.path,
        };
        return [itself, ...(results?.(input) ?? []), ...sections.flatMap((one) => one.results())];
      },
      structuredData(image: string): Thing[] {
        const at = { url: absolute(content.site, page.path), image };
        const own = definition.structuredData?.({ ...input, ...at }) ?? [];
        return [...own, ...sections.flatMap((one) => one.structuredData(at))];
      },
    };
  },
});
