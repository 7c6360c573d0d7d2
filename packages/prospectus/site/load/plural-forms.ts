import { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { memoized } from "../memoized.ts";
import { walk } from "../schema/walk.ts";
import type { Source } from "./read.ts";

/** Numbers below this use every form of whole numbers but those of millions. */
const numbers = 200;

const formsOf = memoized((language) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: numbers }, (_, count) => rules.select(count)));
});

/** Lists texts with some forms of a number that lack others of the language. A text with only “other” is for all numbers. */
export function missingForms({ file, lineOf, value }: Source, schema: z.ZodType, language: string): string[] {
  const notes: string[] = [];
  walk(schema, value, (field, texts, path) => {
    if (!(field instanceof z.ZodObject) || !("few" in field.shape) || Object.keys(Object(texts)).length < 2)
      return;
    const missing = [...formsOf(language)].filter((form) => !Object.hasOwn(Object(texts), form));
    if (missing.length > 0)
      notes.push(
        `${contentFolder}/${file}:${lineOf(path)}  lacks forms of ${language}: ${missing.join(", ")}. Those numbers show the text of “other”.`,
      );
  });
  return notes;
}
