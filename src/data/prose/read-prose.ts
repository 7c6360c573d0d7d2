import type { Source } from "../../reader/folder.ts";
import { valueAt } from "../../reader/walk.ts";
import type { Field } from "../checks/references.ts";
import { headingIds, sectionNames } from "./anchor.ts";
import { parseProse, type Prose } from "./parse.ts";

/** Prose of a file: its blocks, its links and photographs, and its mistakes. */
export type ReadProse = Pick<Prose, "blocks" | "problems"> & { named: Field[] };

type Sections = readonly { kind: string }[];

function read(
  source: Source,
  markdown: string,
  firstLine: number,
  ids: ReturnType<typeof headingIds>,
): ReadProse {
  const { named, ...prose } = parseProse(source.file, markdown, firstLine, ids);
  const fields = named.map(({ line, ...one }) => ({
    ...one,
    source: { ...source, lineOf: () => line },
    path: ["(prose)"],
  }));
  return { ...prose, named: fields };
}

/** Prose of a Markdown file. `sections` stand on its page too. */
export const readProse = (source: Source, sections: Sections): ReadProse =>
  read(source, source.prose?.text ?? "", source.prose?.line ?? 1, headingIds(sectionNames(sections)));

/** Prose of the sections of a page, by their index. */
export function readSectionProse(source: Source): Map<number, ReadProse> {
  const list = valueAt(source.value, ["sections"]) as Sections; // The schema of pages has checked it.
  const ids = headingIds(sectionNames(list));
  return new Map(
    list.flatMap((section, index) => {
      const text = section.kind === "prose" && valueAt(section, ["text"]);
      if (typeof text !== "string") return [];
      const line = source.lineOf(["sections", index, "text"]);
      // Text of several lines starts below the key.
      return [[index, read(source, text, text.includes("\n") ? line + 1 : line, ids)] as const];
    }),
  );
}
