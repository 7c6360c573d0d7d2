import { z } from "zod";
import { wholeDrawing } from "../art/heads/inks.ts";
import type { Content } from "../content.ts";
import { ref } from "../schema/reference.ts";
import { headed, question } from "../schema/text.ts";
import { questionPlaces } from "../views/places.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, oneOf } from "./define-section.ts";

/** Its own, or those of a category. None of a category that is not there: places are asked before references are checked. */
const questionsOf = (
  { faqs }: Content,
  own: { questions?: z.output<typeof question>[] | undefined; category?: string | undefined },
) => own.questions ?? faqs.categories.find(({ id }) => id === own.category)?.questions ?? [];

/** Some questions. */
export const questions = defineSection({
  kind: "questions",
  words: headed("Questions: its own, or those of a category of faqs.yaml.", {
    questions: z.array(question).min(1).describe("Questions of its own.").optional(),
    category: ref("question category").describe("The questions of faqs.yaml that it shows.").optional(),
  }).refine(
    (section) => (section.questions === undefined) !== (section.category === undefined),
    oneOf(
      ["questions", "category"],
      "Write the questions here, or name a category of faqs.yaml that has them.",
    ),
  ),
  shows: ["faqs"],
  view: ({ section: { questions: own, category, ...words }, content, source, pictures, hue }) => ({
    heading: words,
    questions: questionsOf(content, { questions: own, category }),
    mark: pictures.paint(wholeDrawing("heads/question-mark")(hue)),
    markers: labelsOf(source, "questionMarkers").questionMarkers,
  }),
  places: ({ section, content, id }) => questionPlaces(id, questionsOf(content, section)),
  found: ({ section }) => [section.title],
  parts: ({ section, eyebrow, page, id }) =>
    questionDocuments(section.questions ?? [], eyebrow, `${page.path}#${id}`),
  data: ({ section, content }) => ({ questions: questionsOf(content, section) }),
});
