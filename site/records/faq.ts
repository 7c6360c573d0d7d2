import { z } from "zod";
import { idOf } from "../schema/reference.ts";
import { question, text } from "../schema/text.ts";

/** Questions and answers: `faqs.yaml`. */
export const faqs = z
  .strictObject({
    categories: z
      .array(
        z.strictObject({ id: idOf("question category"), title: text, questions: z.array(question).min(1) }),
      )
      .default([]),
    pricing: z.array(question).default([]),
    contact: z.array(question).default([]),
  })
  .prefault({});
