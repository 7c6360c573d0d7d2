import { z } from "zod";
import { wholeDrawing } from "../art/heads/inks.ts";
import type { Content } from "../content.ts";
import { ref } from "../schema/reference.ts";
import { headed, question } from "../schema/text.ts";
import { numbered, questionDocuments } from "../views/search-document.ts";
import { defineSection, oneOf } from "./define-section.ts";

/** Its own questions, or those of a category. Missing categories have none, since references are checked later. */
const questionsOf = (
  { faqs }: Content,
  own: { questions?: z.output<typeof question>[] | undefined; category?: string | undefined },
) => own.questions ?? faqs.categories.find(({ id }) => id === own.category)?.questions ?? [];

export const questions = defineSection({
  kind: "questions",
  schema: headed("Questions: its own, or those of a category of faqs.yaml.", {
    questions: z.array(question).min(1).describe("Questions of this section.").optional(),
    category: ref("question category").describe("Category of faqs.yaml whose questions it shows.").optional(),
  }).refine(
    (section) => (section.questions === undefined) !== (section.category === undefined),
    oneOf(["questions", "category"], "Set exactly one of the two keys."),
  ),
  shows: ["faqs"],
  entries: ({ section, content }) => questionsOf(content, section),
  view: ({ section: { questions: _own, category: _of, ...words }, content, entries, pictures, hue }) => ({
    heading: words,
    questions: entries,
    mark: pictures.paint(wholeDrawing("heads/question-mark")(hue)),
    markers: content.labels.questionMarkers,
  }),
  anchors({ section, content, id }) {
    const all = questionsOf(content, section);
    return all.length > 0 ? [`${id}-title`, ...numbered(id, all)] : [];
  },
  search: ({ section }) => [section.title],
  results: ({ section, eyebrow, page, id }) =>
    questionDocuments(section.questions ?? [], eyebrow, `${page.path}#${id}`),
  data: ({ entries }) => ({ questions: entries }),
});
