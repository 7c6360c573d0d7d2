/** The kinds of section, and the sections of a page. */
import { z } from "zod";
import type { SoundContent } from "./content.ts";
import type { Block } from "./prose/blocks.ts";
import { sectionNames } from "./prose/anchor.ts";
import type { SectionList, SectionWords } from "./records.ts";
import { ownDefinitions } from "./own-sections.ts";
import * as kinds from "./section-kinds.ts";
import type { Opening, Place } from "./sections/define-section.ts";

type SectionDefinition = (typeof kinds)[keyof typeof kinds];

/** The site's own kinds. The cast is safe: `defineSection` makes them all. */
const own = (await ownDefinitions(Object.values(kinds).map(({ kind }) => kind))) as SectionDefinition[];

/** All kinds of section. */
export const sectionKinds: readonly SectionDefinition[] = [...Object.values(kinds), ...own];

/** The name of a kind of section. */
export type SectionKind = SectionDefinition["kind"];

/** The view of a kind of section. */
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
  .describe("The sections, in their order; kind says what each shows.");

/** The definition of a section's kind. */
export function definitionOf({ kind }: SectionWords): SectionDefinition {
  const definition = sectionKinds.find((one) => one.kind === kind);
  if (!definition) throw new Error(`site/section-kinds.ts lists no kind of section called ${kind}.`);
  return definition;
}

/** The words of the first section of a kind on any page. */
export function firstOf<Schema extends z.ZodObject>(
  { pages }: Pick<SoundContent, "pages">,
  { kind }: { kind: string; words: Schema },
): z.output<Schema> | undefined {
  const found = pages.flatMap(({ sections }) => sections).find((section) => section.kind === kind);
  // This schema validated them when they were read.
  return found as z.output<Schema> | undefined;
}

/** The common input of a page's sections, and their prose by index. */
type Sections = Pick<Place, "content" | "page" | "meta"> & {
  opening: () => Opening;
  sections: SectionList;
  prose?: ReadonlyMap<number, Block[]> | undefined;
};

/** Makes the sections of a page. The further pages of a list keep only the list and the closing sections. */
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

export type MadeSections = ReturnType<typeof sectionsOf>;

/** A section as sent to its page. */
export type ShownSection<Kind extends SectionKind = SectionKind> = {
  [One in Kind]: { kind: One; id: string; view: SectionView<One> };
}[Kind];
