/** A kind of section is one definition: see `defineSection`. */
import type { Thing } from "schema-dts";
import { z } from "zod";
import type { BandColour, HeadArt } from "../art/heads/inks.ts";
import type { Content, SoundContent } from "../content.ts";
import type { Questions } from "../head/structured-data.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { PictureStore } from "../images/picture-store.ts";
import type { Page } from "../page.ts";
import type { Block } from "../prose/blocks.ts";
import { fileOf, isFolder, recordFiles, type ContentFile, type SectionWords } from "../records.ts";
import type { FromSection } from "../views/band.ts";
import { pagingView, shownOn, type PagedList, type PagingView } from "../views/list-pages.ts";
import type { SearchDocument } from "../views/search-document.ts";
import type { Source } from "../views/source.ts";

/** What a section lacks: where in it that shows, what there would have to be, and what to do. `of` begins the files that may have it. */
export type Lack = { at?: (string | number)[]; of?: string; expected: string; remedy: string };

/** What opens a page. */
export type Opening = { eyebrow: string; title: string; hue: BandColour };

/** Where a section stands: its page, and its own id, to which links lead. */
export type Place = {
  content: Content;
  page: Page;
  meta: HeadWords;
  id: string;
  /** The id of the section that the page is about: that with a list, or else the first. */ mainId: string;
  /** Whether no page before this one has a section of the kind. */ isFirst: boolean;
  /** Its prose, where it has some. */ blocks: readonly Block[];
};

/** What a section is made from: its place, and what content says of it. */
type Context<Words> = Place & Opening & { section: Words };

/** What programs are told of a section: what the first page that has it is, what else that is about, and which questions it answers. */
export type SectionData = { page?: object; things?: Thing[]; questions?: Questions };

/** What it lists: all of it, the pages of it that stand at this address, and what leads through the others. */
type Listed<Entry> = { entries: readonly Entry[]; shown: Entry[][]; paging: PagingView | undefined };

/** What a view is made with: all pages' content, where pictures go, and the figure with which the page may close. */
type Sources = { source: Source; pictures: PictureStore; figure?: HeadArt | undefined };

/** A kind of section. */
type Definition<Kind, View, Schema extends z.ZodObject, Entry, Own, Full = Own & Listed<Entry>> = {
  /** Its name in content, and that of its component: `app/sections/<kind>/<kind>.tsx`. */
  kind: Kind;
  /** What content says of it. */
  words: Schema;
  /** How often it may stand: once on a page, or on one page of the site. As often as one likes, if nothing is said. */
  once?: "page" | "site";
  /** What else of the content it shows, files or folders. */
  shows?: readonly ContentFile[];
  /** What it wants that the content does not have. What is not sound by itself counts as there. */
  needs?: (own: {
    content: SoundContent;
    section: z.output<Schema>;
  }) => readonly (Lack | false | undefined)[];
  /** What it lists. */
  entries?: (own: Own) => readonly Entry[];
  /** How its list goes on at further pages. */
  paged?: (own: Own) => Omit<PagedList, "entries">;
  /** Whether it stands on the further pages of another section's list too. */
  closes?: true;
  /** What the page's head has from it: its picture and more. Its entries are counted, where nothing else is. */
  head?: (own: Full & { source: Source }) => FromSection;
  /** What its component shows; nothing where it has nothing to show. */
  view: (own: Full & Sources) => View | undefined;
  /** The ids in it to which content may link, where that is not its own alone. The lists are not made yet. */
  places?: (own: Omit<Own, keyof Opening>) => readonly string[];
  /** What the search reads in it as words of its page, and what it finds by itself. */
  found?: (own: Full) => readonly string[];
  parts?: (own: Full) => SearchDocument[];
  /** What programs are told of it (schema.org). */
  data?: (own: Full & { url: string; image: string }) => SectionData;
  /** The links that the head of its page has for it. */
  links?: (own: Own) => Meta[];
};

/**
 * Defines a kind of section: all that the site knows of it when it is built. Its component is `app/sections/<kind>/<kind>.tsx`, and
 * `site/section-kinds.ts` lists it.
 */
export function defineSection<const Kind extends string, View, Schema extends z.ZodObject, Entry>(
  definition: Definition<Kind, View, Schema, Entry, Context<z.output<Schema>>>,
) {
  const { kind, words, needs, entries, paged, head, view, places, found, parts, data, links } = definition;
  // A section was checked against the schema of its kind when it was read.
  const wordsOf = ({ kind: _kind, ...said }: SectionWords) => said as z.output<Schema>;
  return {
    ...definition,
    schema: withKind(kind, words),
    lacks: (content: SoundContent, section: SectionWords) =>
      needs?.({ content, section: wordsOf(section) }) ?? [],
    /** A section of the kind, with all that is made from its context. Nothing is made before it is asked for: where links lead is checked while other parts of the content may not be sound. */
    of(place: Place, opening: () => Opening, section: SectionWords) {
      const placed = { ...place, section: wordsOf(section) };
      const own = () => {
        const { content, page } = place;
        const context = { ...placed, ...opening() };
        const all = entries?.(context) ?? [];
        const list: PagedList<Entry> = { perPage: Infinity, ...paged?.(context), entries: all };
        return {
          ...context,
          list,
          entries: all,
          shown: shownOn(page, list),
          paging: pagingView(content, page, list),
        };
      };
      return {
        kind,
        list: () => (paged ? own().list : undefined),
        view(source: Source, figure?: HeadArt) {
          const shown = view({ ...own(), source, pictures: source.pictures, figure });
          return shown === undefined ? undefined : { kind, id: place.id, view: shown };
        },
        head: (source: Source): FromSection | undefined =>
          head && { count: own().entries.length, ...head({ ...own(), source }) },
        places: () => places?.(placed) ?? [place.id],
        found: () => found?.(own()) ?? [],
        parts: () => parts?.(own()) ?? [],
        data: (at: { url: string; image: string }): SectionData => {
          const { page, ...others } = data?.({ ...own(), ...at }) ?? {};
          return { ...others, ...(page && place.isFirst ? { page } : {}) };
        },
        links: () => links?.(own()) ?? [],
      };
    },
  };
}

/** The schema of a section as it stands in a list of sections: its kind first, then what is said of it. */
function withKind<Kind extends string>(
  kind: Kind,
  words: z.ZodObject,
): z.ZodObject<{ kind: z.ZodLiteral<Kind> }> {
  const schema = words.safeExtend({ kind: z.literal(kind) });
  return words.description === undefined ? schema : schema.describe(words.description);
}

/** What a file or a folder lacks whose entries are shown whole. */
export const lacksEntries = (
  list: readonly unknown[] | undefined,
  file: ContentFile,
  under?: string,
): Lack | false =>
  list?.length === 0 && {
    ...(isFolder(file) ? { of: recordFiles[file][0] } : {}),
    expected: `an entry in ${isFolder(file) ? recordFiles[file][0] : fileOf(file)}${under ? ` under ${under}` : ""}, to show in this section`,
    remedy: "Write an entry, or delete the section.",
  };

/** What a file lacks that says nothing under a key. */
export const lacksWords = <Words extends object>(
  words: Words | undefined,
  key: keyof Words & string,
  what: string,
  file: string,
): Lack | false =>
  words !== undefined &&
  words[key] === undefined && {
    expected: `${what} (${key}) in ${file}`,
    remedy: "`Add “${key}” there, or delete the section.`",
  };

/** Says that a section gets one of two keys, and what to do. */
export const oneOf = (keys: readonly [string, string], remedy: string) => ({
  path: [keys[0]],
  error: `exactly one of ${keys[0]} and ${keys[1]}`,
  params: { remedy },
});
