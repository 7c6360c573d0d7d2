import type { Problem } from "../content-error.ts";
import { linkMistake, type Places } from "../links.ts";
import type { readMarkdown } from "../read.ts";
import type { Block } from "../../prose/blocks.ts";
import { parseProse, type Prose } from "./parse.ts";

type MarkdownFile = ReturnType<typeof readMarkdown>;

/**
 * Reads the prose of all articles. Links are checked when all are read, since an article may link to a heading of another.
 *
 * @param problems gets a sentence for every mistake.
 */
export function proseReader(problems: Problem[]) {
  const articles = new Map<string, Prose & { file: string }>();
  return {
    /** An article's prose as blocks; `path` is that of its page. */
    read(path: string, { file, value, prose, proseLine }: MarkdownFile): Block[] {
      // A file without front matter has been reported, and where its prose starts is not known.
      if (value === undefined) return [];
      const parsed = parseProse(file, prose, proseLine, problems);
      articles.set(path, { ...parsed, file });
      return parsed.blocks;
    },
    /** Reports links that lead nowhere. */
    checkLinks(places: Places): void {
      for (const [path, { file, links }] of articles)
        for (const { to, line } of links) {
          const mistake = linkMistake(to, places, path);
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
