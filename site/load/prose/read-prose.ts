import { headingIds } from "../../prose/anchor.ts";
import type { Block } from "../../prose/blocks.ts";
import { sectionNames } from "../../prose/section-names.ts";
import type { Problem } from "../content-error.ts";
import { linkMistake, type Places } from "../links.ts";
import type { readMarkdown, Source } from "../read.ts";
import type { NamedPhotograph } from "../references.ts";
import { parseProse, type Prose } from "./parse.ts";

type MarkdownFile = ReturnType<typeof readMarkdown>;

/**
 * Reads the prose of all pages. Links are checked when all are read, since a page may link to a heading of another.
 *
 * @param problems gets a sentence for every mistake.
 */
export function proseReader(problems: Problem[]) {
  const read: (Prose & { file: string })[] = [];
  return {
    /** A file's prose as blocks. */
    read({ file, value, prose, proseLine }: MarkdownFile): Block[] {
      // A file without front matter has been reported, and where its prose starts is not known.
      if (value === undefined) return [];
      const parsed = parseProse(file, prose, proseLine, problems);
      read.push({ ...parsed, file });
      return parsed.blocks;
    },
    /** The prose of a page's sections, by their places; of what the schema refuses there is none. */
    readSections({ file, value, lineOf }: Source): Map<number, Block[]> {
      const list: unknown = Reflect.get(Object(value), "sections");
      const sections = (Array.isArray(list) ? list : []).map(Object) as { kind: string; text?: unknown }[];
      const ids = headingIds(sectionNames(sections));
      const blocks = sections.map(({ kind, text }, index): [number, Block[]] => {
        if (kind !== "prose" || typeof text !== "string" || text === "") return [index, []];
        const line = lineOf(["sections", index, "text"]);
        // Several lines begin below the key.
        const parsed = parseProse(file, text, text.includes("\n") ? line + 1 : line, problems, ids);
        read.push({ ...parsed, file });
        return [index, parsed.blocks];
      });
      return new Map(blocks);
    },
    /** The photographs that the prose names. */
    pictures: (): NamedPhotograph[] =>
      read.flatMap(({ file, photographs }) =>
        photographs.map(({ name, line }) => ({ kind: "prose", image: name, file, line, field: "(prose)" })),
      ),
    /** Reports links that lead nowhere. `pageOf` gives the path of the page on which a file's prose stands. */
    checkLinks(places: Places, pageOf: (file: string) => string | undefined): void {
      for (const { file, links } of read)
        for (const { name: to, line } of links) {
          const mistake = linkMistake(to, places, pageOf(file));
          if (mistake)
            problems.push({
              file,
              line,
              field: "(prose)",
              found: `a link to ${to || "nothing"}`,
              ...mistake,
            });
        }
    },
  };
}
