/** The kinds of section of which pages are made, and what comes of the sections of a page. */
import { z } from "zod";
import type { SoundContent } from "./content.ts";
import type { Block } from "./prose/blocks.ts";
import { sectionNames } from "./prose/anchor.ts";
import type { SectionList, SectionWords } from "./records.ts";
import { ownDefinitions } from "./own-sections.ts";
import * as kinds from "./section-kinds.ts";
import type { Opening, Place } from "./sections/define-section.ts";

type SectionDefinition = (typeof kinds)[keyof typeof kinds];

/** Those that the site brings. The cast: they are made by `defineSection` like all others. */
const own = (await ownDefinitions(Object.values(kinds).map(({ kind }) => kind))) as SectionDefinition[];

/** All kinds of section. */
export const sectionKinds: readonly SectionDefinition[] = [...Object.values(kinds), ...own];

/** The name of a kind of section. */
export type SectionKind = SectionDefinition["kind"];

/** What the component of a kind shows. */
export type SectionView<Kind extends SectionKind> = NonNullable<
  ReturnType<Extract<SectionDefinition, { kind: Kind }>["view"]>
>;

const { articleList, ...others } = kinds;

/** The schema of a list of sections. */
export const sectionList: z.ZodType<SectionList> = z
  .array(
    z.discriminatedUnion("kind", [
      articleList.schema,
      ...[...Object.values(others), ...own].map(({ schema }) => schema),
    ]),
  )
  .describe("Sections of the page, in order. “kind” sets what a section shows.");

/** The definition of a section's kind. */
export function definitionOf({ kind }: SectionWords): SectionDefinition {
  const definition = sectionKinds.find((one) => one.kind === kind);
  if (!definition) throw new Error(`site/section-kinds.ts has no kind of section “${kind}”.`);
  return definition;
}

/** What content says of the first section of a kind, where some page has one. */
export function firstOf<Schema extends z.ZodObject>(
  { pages }: Pick<SoundContent, "pages">,
  { kind }: { kind: string; words: Schema },
): z.output<Schema> | undefined {
  const found = pages.flatMap(({ sections }) => sections).find((section) => section.kind === kind);
  // It was held against this schema when it was read.
  return found as z.output<Schema> | undefined;
}

/** What the sections of a page have in common, and their prose by their places. */
type Sections = Pick<Place, "content" | "page" | "meta"> & {
  opening: () => Opening;
  sections: SectionList;
  prose?: ReadonlyMap<number, Block[]> | undefined;
};

/** The sections of a page, each with all that comes of it. The further pages of a list have of others only those that close them. */
export function sectionsOf({ opening, sections, prose: blocks, ...common }: Sections) {
  const { content, page } = common;
  const ids = sectionNames(sections);
  const main = sections.findIndex((section) => definitionOf(section).paged);
  return sections.flatMap((section, index) => {
    const definition = definitionOf(section);
    if (page.first !== undefined && !definition.paged && !definition.closes) return [];
    const owner = content.pages.find((one) => one.sections.some(({ kind }) => kind === section.kind));
    return [
      definition.of(
        {
          ...common,
          id: ids[index] ?? section.kind,
          mainId: ids[Math.max(0, main)] ?? "main",
          isFirst: owner === undefined || owner.sections === sections,
          blocks: blocks?.get(index) ?? [],
        },
        opening,
        section,
      ),
    ];
  });
}

/** The sections of a page, made. */
export type MadeSections = ReturnType<typeof sectionsOf>;

/** A section as its page is sent. */
export type ShownSection<Kind extends SectionKind = SectionKind> = {
  [One in Kind]: { kind: One; id: string; view: SectionView<One> };
}[Kind];
