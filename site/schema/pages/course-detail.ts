import { z } from "zod";
import { heading, sentenceWith, text } from "../text.ts";

/** The words that all course pages share: `pages/course-detail.yaml`. */
export const courseDetailWords = z.strictObject({
  tabs: z.strictObject({ overview: text, curriculum: text, instructor: text, faq: text, query: text }),
  facts: z.strictObject({ duration: text, lessons: text, skillLevel: text, video: text, enrolled: text }),
  /** For what not every course says. `{count}` stands for the figure. */
  details: z.strictObject({
    prerequisites: text,
    outcomes: text,
    effort: text,
    language: text,
    sessions: text,
    online: text,
    seats: sentenceWith("count"),
  }),
  overview: z.strictObject({ description: text, features: text, audience: text }),
  lesson: z.strictObject({
    number: text,
    introduction: text,
    features: text,
    summary: text,
    list: text,
    next: text,
    start: text,
  }),
  progress: z.strictObject({
    title: text,
    mark: sentenceWith("lesson"),
    count: sentenceWith("count", "all"),
    done: text,
    forget: text,
  }),
  instructors: heading,
  faq: heading,
  query: heading.extend({
    firstName: text,
    lastName: text,
    email: text,
    category: text,
    query: text,
    save: text,
    button: text,
    required: text,
    status: text,
  }),
  related: heading,
});
