import { sceneView } from "../../data/person.ts";
import { questionDocuments } from "../../data/question.ts";
import { numbered } from "../../data/search.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const faqCategories = defineSection({
  schema: sectionSchema("faq-categories", "All questions of faqs.yaml, with a tab for each category.", {}),
  once: "site",
  band: ({ content }) => ({
    art: { of: "drawing", name: "heads/question-mark" },
    kind: "word",
    count: content.faqs.categories.flatMap(({ questions }) => questions).length,
  }),
  data: ({ content, source, hue, title }) => ({
    hue,
    legend: title,
    markers: content.labels.questionMarkers,
    categories: content.faqs.categories.map(({ scene, person, ...category }) => ({
      ...category,
      scene: sceneView(source, `faq-${category.id}`, scene, person),
    })),
  }),
  anchors: ({ content }) =>
    content.faqs.categories.flatMap(({ id, questions }) => [
      `faq-${id}`,
      ...numbered(`faq-${id}`, questions),
    ]),
  results: ({ content, page }) =>
    content.faqs.categories.flatMap(({ id, title, questions }) =>
      questionDocuments(questions, title, `${page.path}#faq-${id}`),
    ),
});
