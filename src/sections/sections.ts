import { z } from "zod";
import type { Block } from "../data/prose.ts";
import { sectionNames } from "../data/prose/anchor.ts";
import type { SectionList, SectionWords } from "../data/content.ts";
import * as kinds from "./section-kinds.ts";
import type { Place } from "./define-section.ts";

type SectionDefinition = (typeof kinds)[keyof typeof kinds];

export const sectionKinds: readonly SectionDefinition[] = Object.values(kinds);

type Made = ReturnType<ReturnType<SectionDefinition["of"]>["view"]>;

export type SectionKind = Made["kind"];

export type SectionView<Kind extends SectionKind> = Extract<Made, { kind: Kind }>["view"];

/** A section as the page sends it. */
export type ShownSection<Kind extends SectionKind = SectionKind> = {
  [One in Kind]: { kind: One; id: string; view: SectionView<One> };
}[Kind];

// First the kind with all parts of a heading: the editor writes the keys of all kinds in its order.
const { hero, ...others } = kinds;

export const sectionList: z.ZodType<SectionList> = z
  .array(z.discriminatedUnion("kind", [hero.schema, ...Object.values(others).map(({ schema }) => schema)]))
  .describe("Sections of the page, in order. “kind” sets what a section shows.");

export function definitionOf({ kind }: SectionWords): SectionDefinition {
  const definition = sectionKinds.find((one) => one.kind === kind);
  if (!definition) throw new Error(`src/sections/section-kinds.ts has no kind of section “${kind}”.`);
  return definition;
}

/** What the sections of a page share, their words, and their prose by index. */
type Sections = Omit<Place, "id" | "mainId" | "blocks"> & {
  sections: SectionList;
  prose?: ReadonlyMap<number, Block[]> | undefined;
};

export function sectionsOf({ sections, prose, ...shared }: Sections) {
  const ids = sectionNames(sections);
  const main = sections.findIndex(({ kind }) => kind === kinds.courseList.kind);
  return sections.map((section, index) => {
    const place = {
      ...shared,
      id: ids[index] ?? section.kind,
      mainId: ids[Math.max(0, main)] ?? "main",
      blocks: prose?.get(index) ?? [],
    };
    return definitionOf(section).of(place, section);
  });
}
