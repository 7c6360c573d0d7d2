import { headingIds, sectionNames } from "./anchor.ts";
import type { Block } from "./blocks.ts";
import { valueAt } from "../../reader/walk.ts";
import type { Problem } from "../../reader/content-error.ts";
import type { readMarkdown, Source } from "../../reader/read.ts";
import type { Field } from "../checks/references.ts";
import { parseProse } from "./parse.ts";

/** Prose of a file as blocks. Adds links and photographs to `fields`, mistakes to `problems`. */
function blocksOf(
  source: Source,
  markdown: string,
  firstLine: number,
  { fields, problems, ids }: { fields: Field[]; problems: Problem[]; ids?: (words: string) => string },
): Block[] {
  const { blocks, named } = parseProse(source.file, markdown, firstLine, problems, ids);
  for (const { line, ...one } of named)
    fields.push({ ...one, source: { ...source, lineOf: () => line }, path: ["(prose)"] });
  return blocks;
}

/** Prose of a Markdown file. Files without front matter are reported already, and their prose has no known line. */
export const readProse = (
  source: ReturnType<typeof readMarkdown>,
  fields: Field[],
  problems: Problem[],
  sections: readonly { kind: string }[],
): Block[] =>
  source.value === undefined
    ? []
    : blocksOf(source, source.prose, source.proseLine, {
        fields,
        problems,
        ids: headingIds(sectionNames(sections)),
      });

/** Prose of the sections of a page, by their index. Invalid sections have none. */
export function readSectionProse(source: Source, fields: Field[], problems: Problem[]): Map<number, Block[]> {
  const list = valueAt(source.value, ["sections"]);
  const sections = (Array.isArray(list) ? list : []).map((one: unknown) => ({
    kind: String(valueAt(one, ["kind"])),
    text: valueAt(one, ["text"]),
  }));
  const ids = headingIds(sectionNames(sections));
  const blocks = sections.map(({ kind, text }, index): [number, Block[]] => {
    if (kind !== "prose" || typeof text !== "string" || text === "") return [index, []];
    const line = source.lineOf(["sections", index, "text"]);
    // Text of several lines starts below the key.
    const firstLine = text.includes("\n") ? line + 1 : line;
    return [index, blocksOf(source, text, firstLine, { fields, problems, ids })];
  });
  return new Map(blocks);
}
