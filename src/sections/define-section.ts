import type { BandColour, Subject } from "../art/art.ts";
import type { Thing } from "schema-dts";
import { z } from "zod";
import type { Content, ContentFile, SectionWords, Source } from "../data/content.ts";
import type { Questions } from "../head/structured-data.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { PictureStore } from "../data/images/picture-store.ts";
import type { Page } from "../data/page.ts";
import type { Block } from "../data/prose/blocks.ts";
import type { FromSection } from "../data/band.ts";
import type { SearchDocument } from "../data/search.ts";

export type Opening = { eyebrow: string; title: string; hue: BandColour };

export type Place = {
  content: Content;
  page: Page;
  meta: HeadWords;
  id: string;
  /** Id of the course list, otherwise of the first section. */ mainId: string;
  /** Whether this is the first page with the kind. */ isFirst: boolean;
  /** Its prose, if any. */ blocks: readonly Block[];
};

/** Input of a section: its place and its content. */
type Context<Words> = Place & Opening & { section: Words };

/** Structured data of a section: for the first page that has it, other items, and questions. */
export type SectionData = { page?: object; things?: Thing[]; questions?: Questions };

/** Input of a view: pages, pictures and the closing figure. */
type Sources = { source: Source; pictures: PictureStore; figure?: Subject | undefined };

type Definition<Kind, View, Schema extends z.ZodObject, Input> = {
  /** Its name in the content, and of its component: `src/sections/<kind>/<kind>.tsx`. */
  kind: Kind;
  schema: Schema;
  /** How often it can occur: once on a page, or once on the site. Default: any number. */
  once?: "page" | "site";
  /** Other files or folders that it shows. */
  shows?: readonly ContentFile[];
  /** What it adds to the head of the page: picture, count and more. */
  head?: (context: Input & { source: Source }) => FromSection;
  /** Data of its component, or undefined if it has nothing to show. */
  view: (context: Input & Sources) => View | undefined;
  /** Its anchors, if it has more than its own id. Called before lists are made. */
  anchors?: (context: Omit<Input, keyof Opening>) => readonly string[];
  /** Text for the search of its page, and results of its own. */
  search?: (context: Input) => readonly string[];
  results?: (context: Input) => SearchDocument[];
  data?: (context: Input & { url: string; image: string }) => SectionData;
  links?: (context: Input) => Meta[];
};

/** Defines a kind of section. Component: `src/sections/<kind>/<kind>.tsx`; listed in `src/sections/section-kinds.ts`. */
export function defineSection<const Kind extends string, View, Schema extends z.ZodObject>(
  definition: Definition<Kind, View, Schema, Context<z.output<Schema>>>,
) {
  const { kind, schema, head, view, anchors, search, results, data, links } = definition;
  // The check has parsed it with this schema.
  const wordsOf = ({ kind: _kind, ...rest }: SectionWords) => rest as z.output<Schema>;
  return {
    ...definition,
    sectionSchema: withKind(kind, schema),
    /** A section with everything made from its context, on demand: links are checked while other content may have mistakes. */
    of(place: Place, opening: () => Opening, section: SectionWords) {
      const placed = { ...place, section: wordsOf(section) };
      const input = () => ({ ...placed, ...opening() });
      return {
        kind,
        view(source: Source, figure?: Subject) {
          const shown = view({ ...input(), source, pictures: source.pictures, figure });
          return shown === undefined ? undefined : { kind, id: place.id, view: shown };
        },
        head: (source: Source): FromSection | undefined => head?.({ ...input(), source }),
        anchors: () => anchors?.(placed) ?? [place.id],
        search: () => search?.(input()) ?? [],
        results: () => results?.(input()) ?? [],
        data: (at: { url: string; image: string }): SectionData => {
          const { page, ...others } = data?.({ ...input(), ...at }) ?? {};
          return { ...others, ...(page && place.isFirst ? { page } : {}) };
        },
        links: () => links?.(input()) ?? [],
      };
    },
  };
}

/** Schema of a section in a list: its kind first, then its keys. */
function withKind<Kind extends string>(
  kind: Kind,
  schema: z.ZodObject,
): z.ZodObject<{ kind: z.ZodLiteral<Kind> }> {
  const extended = schema.safeExtend({ kind: z.literal(kind) });
  return schema.description === undefined ? extended : extended.describe(schema.description);
}
