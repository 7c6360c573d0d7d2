import { z } from "zod";
import { idOf } from "../schema/reference.ts";
import { figure, group, question, records } from "../schema/text.ts";

/** Questions and answers: `faqs.yaml`. */
export const faqs = group(
  "Questions and answers. Those about a single course are in its file, those of a page in its section.",
  {
    categories: records("The tabs of the page of questions.", {
      id: idOf("question category"),
      title: "The name of the tab.",
      figure: figure.optional(),
      questions: z.array(question).min(1).describe("Its questions."),
    }).default([]),
  },
).prefault({});
