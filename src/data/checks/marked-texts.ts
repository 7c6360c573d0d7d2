import { z } from "zod";
import { meaningOf } from "../schema/reference.ts";
import { walk } from "../../reader/walk.ts";
import type { Source } from "../../reader/folder.ts";

/** Markdown, HTML tags and character references. */
const marks =
  /\]\((?:[/#]|https?:|mailto:)[^)]*\)|(?<![\w*])(\*{1,2}|__)[^*_\s](?:[^*_]*[^*_\s])?\1(?![\w*])|`[^`]+`|^(?:#{1,6}|[-*]) |<\/?(?:a|b|br|em|i|li|p|span|strong|u|ul)\b[^>]*>|&(?:#\w+|[a-z]{2,}\d*);/i;

/** Lists plain texts with markup, which visitors would see. */
export function markedTexts({ file, lineOf, value }: Source, schema: z.ZodType): string[] {
  const notes: string[] = [];
  walk(schema, value, (field, text, path) => {
    if (!(field instanceof z.ZodString) || typeof text !== "string" || meaningOf(field)) return;
    const [mark] = marks.exec(text) ?? [];
    if (mark !== undefined)
      notes.push(
        `${file}:${lineOf(path)}  “${mark.trim()}” shows as plain text: this field has no Markdown, HTML or character references.`,
      );
  });
  return notes;
}
