import type { Thing } from "schema-dts";
import { z } from "zod";
import type { BandColour, Subject } from "../art/art.ts";
import type { FromSection } from "../data/band.ts";
import type { Content, ContentFile, SectionWords, Source } from "../data/content.ts";
import type { PictureStore } from "../data/images/picture-store.ts";
import type { Page } from "../data/page.ts";
import type { Block } from "../data/prose/blocks.ts";
import { group } from "../data/schema/text.ts";
import type { SearchDocument } from "../data/search.ts";
import type { HeadWords, Meta } from "../head/head-page.ts";
import type { Questions } from "../head/structured-data.ts";

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

/** Structured data of a section: for the first page that has it, other items, and questions. */
export type SectionData = { page?: object; things?: Thing[]; questions?: Questions };

/** Pages, pictures and the closing figure. */
type Sources = { source: Source; pictures: PictureStore; figure?: Subject | undefined };

type KindSchema<Words> = z.ZodType<Words> & z.ZodObject<{ kind: z.ZodLiteral<string> }>;

/** Schema of a section: its kind, which names its folder and component, its hint, and its keys. */
export const sectionSchema = <const Kind extends string, const Keys extends Parameters<typeof group>[1]>(
  kind: Kind,
  hint: string,
  keys: Keys,
) => group(hint, { kind: z.literal(kind), ...keys });

type Definition<Words, Data> = {
  schema: KindSchema<Words>;
  /** How often it can occur: once on a page, or once on the site. Default: any number. */
  once?: "page" | "site";
  /** Other files or folders that it shows. */
  shows?: readonly ContentFile[];
  /** What it adds to the head of the page: picture, count and more. */
  head?: (input: Input<Words> & { source: Source }) => FromSection;
  /** Data of its component, or undefined if it has nothing to show. */
  data: (input: Input<Words> & Sources) => Data | undefined;
  /** Its anchors, if it has more than its own id. */
  anchors?: (input: Omit<Input<Words>, keyof Opening>) => readonly string[];
  /** Text for the search of its page, and results of its own. */
  search?: (input: Input<Words>) => readonly string[];
  results?: (input: Input<Words>) => SearchDocument[];
  structuredData?: (input: Input<Words> & { url: string; image: string }) => SectionData;
  links?: (input: Input<Words>) => Meta[];
};

/** Input of a section: its place and its content. */
type Input<Words> = Place & Opening & { section: Omit<Words, "kind"> };

/** Defines a kind of section. Component: `src/sections/<kind>/<kind>.tsx`; listed in `src/sections/section-kinds.ts`. */
export function defineSection<Words extends SectionWords, Data>(definition: Definition<Words, Data>) {
  const { schema, head, data, anchors, search, results, structuredData, links } = definition;
  return {
    ...definition,
    kind: schema.shape.kind.value,
    /** A section with everything made from its input, on demand. */
    of(place: Place, opening: () => Opening, written: SectionWords) {
      const parsed = schema.parse(written);
      const kind: Words["kind"] = parsed.kind;
      const { kind: _kind, ...words } = parsed;
      const placed = { ...place, section: words };
      const input = () => ({ ...placed, ...opening() });
      return {
        kind,
        view(source: Source, figure?: Subject) {
          const view = data({ ...input(), source, pictures: source.pictures, figure });
          return view === undefined ? undefined : { kind, id: place.id, view };
        },
        head: (source: Source): FromSection | undefined => head?.({ ...input(), source }),
        anchors: () => anchors?.(placed) ?? [place.id],
        search: () => search?.(input()) ?? [],
        results: () => results?.(input()) ?? [],
        structuredData: (at: { url: string; image: string }): SectionData => {
          const { page, ...others } = structuredData?.({ ...input(), ...at }) ?? {};
          return { ...others, ...(page && place.isFirst ? { page } : {}) };
        },
        links: () => links?.(input()) ?? [],
      };
    },
  };
}
