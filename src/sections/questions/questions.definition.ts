import { z } from "zod";
import { headline, question } from "../../data/schema/text.ts";
import { questionDocuments } from "../../data/question.ts";
import { numbered } from "../../data/search.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const questions = defineSection({
  schema: sectionSchema("questions", "Questions and answers of the page.", {
    title: headline,
    questions: z.array(question).min(1).describe("The questions."),
  }),
  data: ({ section: { questions: own, ...words }, content }) => ({
    heading: words,
    questions: own,
    markers: content.labels.questionMarkers,
  }),
  anchors: ({ section, id }) => [`${id}-title`, ...numbered(id, section.questions)],
  search: ({ section }) => [section.title],
  results: ({ section, eyebrow, page, id }) =>
    questionDocuments(section.questions, eyebrow, `${page.path}#${id}`),
});
