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
import type { ContentFile, SectionWords } from "../records.ts";
import type { FromSection } from "../views/band.ts";
import type { PagedList } from "../views/list-pages.ts";
import type { SearchDocument } from "../views/search-document.ts";
import type { Source } from "../views/source.ts";

/** What a section lacks: where in it that shows, what there would have to be, and what to do. */
export type Lack = { at?: (string | number)[]; expected: string; remedy: string };

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

/** The list of it that goes on at further pages; an empty one where the kind has none. */
type Listed = { list: PagedList };

/** What a view is made with: all pages' content, where pictures go, and the figure with which the page may close. */
type Sources = { source: Source; pictures: PictureStore; figure?: HeadArt | undefined };

/** A kind of section. */
type Definition<Kind, View, Schema extends z.ZodObject, Own> = {
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
  /** The list that goes on at further pages, and the filters by which there is a page for a part of it. */
  list?: (own: Own) => PagedList;
  filters?: (content: Content) => readonly NonNullable<Page["filter"]>[];
  /** Whether it stands on the further pages of the page's list too. A section with a list does. */
  closes?: true;
  /** What the picture in the page's head shows, where content does not say it. */
  art?: (own: Own & { source: Source }) => HeadArt | undefined;
  /** What else the head has from it. */
  head?: (own: Own) => FromSection;
  /** What its component shows; nothing where it has nothing to show. */
  view: (own: Own & Listed & Sources) => View | undefined;
  /** The ids in it to which content may link, where that is not its own alone. The lists are not made yet. */
  places?: (own: Omit<Own, keyof Opening>) => readonly string[];
  /** What the search reads in it as words of its page, and what it finds by itself. */
  found?: (own: Own) => readonly string[];
  parts?: (own: Own) => SearchDocument[];
  /** What programs are told of it (schema.org). */
  data?: (own: Own & Listed & { url: string; image: string }) => SectionData;
  /** The links that the head of its page has for it. */
  links?: (own: Own) => Meta[];
};

/**
 * Defines a kind of section: all that the site knows of it when it is built. Its component is `app/sections/<kind>/<kind>.tsx`, and
 * `site/sections.ts` lists it.
 */
export function defineSection<const Kind extends string, View, Schema extends z.ZodObject>(
  definition: Definition<Kind, View, Schema, Context<z.output<Schema>>>,
) {
  const { kind, words, needs, list, art, head, view, places, found, parts, data, links } = definition;
  return {
    ...definition,
    schema: withKind(kind, words),
    lacks: (content: SoundContent, section: SectionWords) =>
      // It was held against the schema when it was read.
      needs?.({ content, section: section as z.output<Schema> }) ?? [],
    /** A section of the kind, with all that is made from its context. Nothing is made before it is asked for: where links lead is checked while other parts of the content may not be sound. */
    of(place: Place, opening: () => Opening, section: SectionWords) {
      const { kind: _kind, ...said } = section;
      const placed = { ...place, section: said as z.output<Schema> };
      const own = () => ({ ...placed, ...opening() });
      const listed = (): Listed => ({ list: list?.(own()) ?? { length: 0, perPage: 1 } });
      return {
        id: place.id,
        kind,
        list: () => (list ? listed().list : undefined),
        view: (source: Source, figure?: HeadArt) =>
          view({ ...own(), ...listed(), source, pictures: source.pictures, figure }),
        head: (source: Source): FromSection | undefined =>
          (art ?? head) && {
            art: art?.({ ...own(), source }),
            count: listed().list.length,
            ...head?.(own()),
          },
        places: () => places?.(placed) ?? [place.id],
        found: () => found?.(own()) ?? [],
        parts: () => parts?.(own()) ?? [],
        data: (at: { url: string; image: string }): SectionData => {
          const { page, ...others } = data?.({ ...own(), ...listed(), ...at }) ?? {};
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

/** What a list that is shown whole lacks. */
export const entriesOf = (list: readonly unknown[] | undefined, file: string): Lack | false =>
  list?.length === 0 && {
    expected: `an entry in ${file}, which it shows`,
    remedy: "Write one, or take the section out.",
  };

/** Says that a section gets one of two keys, and what to do. */
export const oneOf = (keys: readonly [string, string], remedy: string) => ({
  path: [keys[0]],
  error: `either ${keys[0]} or ${keys[1]}, and not both`,
  params: { remedy },
});
