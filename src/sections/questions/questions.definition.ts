import { compose, paint } from "../../art/art.ts";
import { z } from "zod";
import { group, headline, question } from "../../data/schema/text.ts";
import { questionDocuments } from "../../data/question.ts";
import { numbered } from "../../data/search.ts";
import { defineSection } from "../define-section.ts";

const subject = { of: "drawing", name: "heads/question-mark" } as const;

export const questions = defineSection({
  kind: "questions",
  schema: group("Questions and answers of the page.", {
    title: headline,
    questions: z.array(question).min(1).describe("The questions."),
  }),
  view: ({ section: { questions: own, ...words }, content, hue }) => ({
    heading: words,
    questions: own,
    mark: paint(compose("subject", { subject, band: hue })),
    markers: content.labels.questionMarkers,
  }),
  anchors: ({ section, id }) => [`${id}-title`, ...numbered(id, section.questions)],
  search: ({ section }) => [section.title],
  results: ({ section, eyebrow, page, id }) =>
    questionDocuments(section.questions, eyebrow, `${page.path}#${id}`),
  data: ({ section }) => ({ questions: section.questions }),
});
