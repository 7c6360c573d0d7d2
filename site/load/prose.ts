/**
 * Markdown prose as data. Articles are written in a small part of Markdown and become blocks that React draws,
 * so that no HTML from a content file ever reaches a page.
 */
import { marked, type Token, type Tokens } from "marked";
import type { Problem } from "./content-error.ts";

export type Inline =
  | string
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "strong"; children: Inline[] }
  | { kind: "link"; to: string; children: Inline[] };
export type Block =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "quote"; children: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] };

/** Makes an anchor of a heading: lower case, hyphens. */
export function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Turns Markdown into blocks. `firstLine` is the line of the file at which the prose starts; what has no place in an article is reported. */
export function parseProse(file: string, markdown: string, firstLine: number, problems: Problem[]): Block[] {
  let line = firstLine;
  const refuse = (token: Token, what: string) =>
    problems.push({
      file,
      line,
      field: "(prose)",
      found: `${what}: ${token.raw.trim().slice(0, 60)}`,
      expected: "paragraphs, ## and ### headings, lists, quotes, emphasis and links",
      remedy: "Write it with one of these.",
    });

  const inline = (tokens: Token[] | undefined): Inline[] =>
    (tokens ?? []).flatMap((token): Inline[] => {
      switch (token.type) {
        case "text":
        case "escape":
          return "tokens" in token && token.tokens ? inline(token.tokens) : [token.text as string];
        case "em":
          return [{ kind: "emphasis", children: inline(token.tokens) }];
        case "strong":
          return [{ kind: "strong", children: inline(token.tokens) }];
        case "link":
          return [{ kind: "link", to: token.href as string, children: inline(token.tokens) }];
        default:
          refuse(token, token.type);
          return [];
      }
    });

  const blocks: Block[] = [];
  for (const token of marked.lexer(markdown)) {
    switch (token.type) {
      case "space":
        break;
      case "paragraph":
        blocks.push({ kind: "paragraph", children: inline(token.tokens) });
        break;
      case "heading":
        if (token.depth === 2 || token.depth === 3)
          blocks.push({ kind: "heading", level: token.depth, id: anchor(token.text), text: token.text });
        else refuse(token, `a heading of level ${token.depth}`);
        break;
      case "blockquote":
        blocks.push({
          kind: "quote",
          children: (token.tokens ?? []).flatMap((inner) => ("tokens" in inner ? inline(inner.tokens) : [])),
        });
        break;
      case "list":
        blocks.push({
          kind: "list",
          ordered: Boolean(token.ordered),
          items: (token as Tokens.List).items.map((item) =>
            item.tokens.flatMap((inner) => ("tokens" in inner ? inline(inner.tokens) : [])),
          ),
        });
        break;
      default:
        refuse(token, token.type);
    }
    line += token.raw.split("\n").length - 1;
  }
  return blocks;
}

/** Every link in the prose. */
export function linksIn(blocks: readonly Block[]): string[] {
  const inInline = (children: readonly Inline[]): string[] =>
    children.flatMap((child) =>
      typeof child === "string"
        ? []
        : [...(child.kind === "link" ? [child.to] : []), ...inInline(child.children)],
    );
  return blocks.flatMap((block) =>
    block.kind === "heading"
      ? []
      : block.kind === "list"
        ? block.items.flatMap(inInline)
        : inInline(block.children),
  );
}
