import type { Definition, Nodes } from "mdast";
import type { Problem } from "../content-error.ts";

/** A link in an article, and the line of the file on which it stands. */
export type ProseLink = { to: string; line: number };

/** A photograph in an article, and the line of the file on which it stands. */
export type ProsePicture = { image: string; line: number };

/** What the functions that read one article share. */
export type Reader = {
  file: string;
  markdown: string;
  /** The line of the file on which the Markdown starts. */
  firstLine: number;
  problems: Problem[];
  links: ProseLink[];
  pictures: ProsePicture[];
  /** The addresses of reference links, by name. */
  definitions: ReadonlyMap<string, Definition>;
  /** Gives the next heading its id. */
  headingId: (words: string) => string;
  /** Whether a heading of level 2 has come. */
  hasHeading: boolean;
  /** Whether the text that is read stands inside a link. */
  insideLink?: true;
};

/** What an article may hold, for the message that refuses something else. */
const allowed =
  "paragraphs, ## and ### headings, lists, quotes, tables, code, photographs, diagrams, emphasis, links and line breaks";

/** The Markdown of a node as it stands in the file. */
export function sourceOf({ markdown }: Reader, { position }: Nodes): string {
  return markdown.slice(position?.start.offset, position?.end.offset);
}

/** The line of the file on which a node starts. */
export function lineOf({ firstLine }: Reader, { position }: Nodes): number {
  return firstLine + (position?.start.line ?? 1) - 1;
}

/** Quotes the first line of a source, cut where it is long. */
function excerpt(source: string): string {
  const [line = ""] = source.trim().split("\n");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/**
 * Reports what has no place in an article.
 *
 * @param what names it; the beginning of its Markdown is quoted behind.
 * @param remedy what to do instead.
 * @param line the line of the file, where it is not the first line of the node.
 */
export function refuse(
  reader: Reader,
  node: Nodes,
  what: string,
  remedy: string,
  { line = lineOf(reader, node), source = sourceOf(reader, node), expected = allowed } = {},
): void {
  const quoted = excerpt(source);
  reader.problems.push({
    file: reader.file,
    line,
    field: "(prose)",
    found: quoted === "" ? what : `${what}: ${quoted}`,
    expected,
    remedy,
  });
}
