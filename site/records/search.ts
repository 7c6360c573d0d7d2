import { z } from "zod";
import { plural, pluralWith, sentenceWith, text } from "../schema/text.ts";

/** The words of the search, and what it offers before anything is typed. */
export const search = z.strictObject({
  button: text,
  label: text,
  close: text,
  loading: text,
  failed: text,
  results: z.strictObject({
    short: text,
    none: sentenceWith("query"),
    count: plural,
    best: pluralWith("shown"),
  }),
  list: text,
  suggest: text,
  suggestions: z.array(text).min(2).max(3),
  hint: text,
  shortcut: text,
  kinds: z.strictObject({
    course: text,
    lesson: text,
    article: text,
    event: text,
    question: text,
    page: text,
  }),
  freeCourse: text,
  paidCourse: text,
});
