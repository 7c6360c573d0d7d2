import { z } from "zod";
import type { BandWords, FromSection } from "../data/band.ts";
import type { Content, SectionWords, Source } from "../data/content.ts";
import type { PictureStore } from "../data/images/picture-store.ts";
import type { Page } from "../data/page.ts";
import type { Block } from "../data/prose.ts";
import { group } from "../data/schema/text.ts";
import type { SearchDocument } from "../data/search.ts";
import type { Thing } from "../head/structured-data.ts";

/** The page of a section, the words and the colour of its band, and the section's place on it. */
export type Place = Pick<BandWords, "eyebrow" | "title" | "hue"> & {
  content: Content;
  page: Page;
  id: string;
  /** Id of the course list, otherwise of the first section. */ mainId: string;
  /** Its prose, if any. */ blocks: readonly Block[];
};

/** Schema of a section: its kind, which names its folder and component, its hint, and its keys. */
export const sectionSchema = <const Kind extends string, const Keys extends Parameters<typeof group>[1]>(
  kind: Kind,
  hint: string,
  keys: Keys,
) => group(hint, { kind: z.literal(kind), ...keys });

/** Input of the functions of a section: its place and its content. */
type Input<Words> = Place & { section: Omit<Words, "kind"> };

/** What the data of a component is made with: pages and pictures. */
type Sources = { source: Source; pictures: PictureStore };

type Definition<Words, View> = {
  schema: z.ZodType<Words> & z.ZodObject<{ kind: z.ZodLiteral<string> }>;
  /** How often it can occur: once on a page, or once on the site. Default: any number. */
  once?: "page" | "site";
  /** What it adds to the band of the page: picture, count and more. */
  band?: (input: Input<Words>) => FromSection;
  /** Data of its component. */
  data: (input: Input<Words> & Sources) => View;
  /** Its anchors, if it has more than its own id. */
  anchors?: (input: Input<Words>) => readonly string[];
  /** Text for the search of its page, and results of its own. */
  search?: (input: Input<Words>) => readonly string[];
  results?: (input: Input<Words>) => SearchDocument[];
  structuredData?: (input: Input<Words> & { url: string; image: string }) => Thing[];
};

/** Defines a kind of section. Component: `src/sections/<kind>/<kind>.tsx`; listed in `src/sections/section-kinds.ts`. */
export function defineSection<Words extends SectionWords, View>(definition: Definition<Words, View>) {
  const { schema } = definition;
  return {
    ...definition,
    kind: schema.shape.kind.value,
    /** A section with everything made from its input, on demand. */
    of(place: Place, written: SectionWords) {
      const words = schema.parse(written);
      const kind: Words["kind"] = words.kind;
      const { kind: _kind, ...section } = words;
      const input = { ...place, section };
      return {
        kind,
        view(source: Source) {
          const view = definition.data({ ...input, source, pictures: source.pictures });
          return { kind, id: place.id, view };
        },
        band: () => definition.band?.(input),
        anchors: () => definition.anchors?.(input) ?? [place.id],
        search: () => definition.search?.(input) ?? [],
        results: () => definition.results?.(input) ?? [],
        structuredData: (at: { url: string; image: string }) =>
          definition.structuredData?.({ ...input, ...at }) ?? [],
      };
    },
  };
}
