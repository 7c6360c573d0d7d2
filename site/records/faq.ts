import { z } from "zod";
import { idOf } from "../schema/reference.ts";
import { figure, question, text } from "../schema/text.ts";

/** Questions and answers: `faqs.yaml`. */
export const faqs = z
  .strictObject({
    categories: z
      .array(
        z.strictObject({
          id: idOf("question category"),
          title: text.describe("The name of the tab."),
          figure: figure.optional(),
          questions: z.array(question).min(1).describe("Its questions."),
        }),
      )
      .describe("The tabs of the page of questions.")
      .default([]),
  })
  .describe(
    "Questions and answers. Those about a single course are in its file, those of a page in its section.",
  )
  .prefault({});
