import { headingIds } from "../../prose/anchor.ts";
import type { Block } from "../../prose/blocks.ts";
import { sectionNames } from "../../prose/section-names.ts";
import type { Problem } from "../content-error.ts";
import type { readMarkdown, Source } from "../read.ts";
import type { Field } from "../references.ts";
import { parseProse, type Prose } from "./parse.ts";

/** The links and photographs of prose as fields, each on its line. */
function fieldsOfProse(source: Source, { links, photographs }: Prose): Field[] {
  const fieldOf = ({ name, line }: Prose["links"][number], meaning: Field["meaning"]): Field => ({
    source: { ...source, lineOf: () => line },
    path: ["(prose)"],
    text: name,
    meaning,
  });
  return [
    ...links.map((one) => fieldOf(one, { is: "link" })),
    ...photographs.map((one) => fieldOf(one, { is: "photograph", of: "prose" })),
  ];
}

/**
 * A file's prose as blocks.
 *
 * @param fields gets its links and photographs, which are looked for when all is read.
 * @param problems gets a sentence for every mistake.
 */
export function readProse(
  source: ReturnType<typeof readMarkdown>,
  fields: Field[],
  problems: Problem[],
): Block[] {
  // A file without front matter has been reported, and where its prose starts is not known.
  if (source.value === undefined) return [];
  const parsed = parseProse(source.file, source.prose, source.proseLine, problems);
  fields.push(...fieldsOfProse(source, parsed));
  return parsed.blocks;
}

/** The prose of a page's sections in the same way, by their places; of what the schema refuses there is none. */
export function readSectionProse(source: Source, fields: Field[], problems: Problem[]): Map<number, Block[]> {
  const list: unknown = Reflect.get(Object(source.value), "sections");
  const sections = (Array.isArray(list) ? list : []).map(Object) as { kind: string; text?: unknown }[];
  const ids = headingIds(sectionNames(sections));
  const blocks = sections.map(({ kind, text }, index): [number, Block[]] => {
    if (kind !== "prose" || typeof text !== "string" || text === "") return [index, []];
    const line = source.lineOf(["sections", index, "text"]);
    // Several lines begin below the key.
    const parsed = parseProse(source.file, text, text.includes("\n") ? line + 1 : line, problems, ids);
    fields.push(...fieldsOfProse(source, parsed));
    return [index, parsed.blocks];
  });
  return new Map(blocks);
}
