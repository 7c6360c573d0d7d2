import { z } from "zod";
import { sceneKeys } from "./person.ts";
import { idOf } from "./schema/reference.ts";
import { group, question, records } from "./schema/text.ts";
import type { SearchDocument } from "./search.ts";

export const faqsSchema = group("Questions and answers. Amounts of money repeat those of plans.yaml.", {
  categories: records("Tabs of the page of questions.", {
    id: idOf("question category"),
    title: "Name of the tab.",
    ...sceneKeys,
    questions: z.array(question).min(1).describe("Questions of the tab."),
  }).min(1),
});

/** Questions of an accordion. `address` is its anchor, which each item's number follows. */
export function questionDocuments(
  questions: readonly { question: string; answer: string }[],
  place: string,
  address: string,
): SearchDocument[] {
  return questions.map((one, index) => ({
    kind: "question",
    title: one.question,
    place,
    text: one.answer,
    to: `${address}-${index + 1}`,
  }));
}
