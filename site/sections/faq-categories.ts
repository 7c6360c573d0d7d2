import { figureRow } from "../art/cover.ts";
import { group } from "../schema/text.ts";
import { companion } from "../art/figures.ts";
import { drawnHead, pageHues, recoloured } from "../art/heads/inks.ts";
import { questionData } from "../head/structured-data.ts";
import { fileOf } from "../records.ts";
import { numbered } from "../views/places.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** All questions, by category. */
export const faqCategories = defineSection({
  kind: "faq-categories",
  once: "site",
  words: group("All questions of faqs.yaml, with a tab for each category.", {}),
  shows: ["faqs"],
  needs: ({ content }) => [entriesOf(content.faqs?.categories, fileOf("faqs"))],
  art: () => drawnHead("heads/question-mark"),
  head: ({ content }) => ({ count: content.faqs.categories.flatMap(({ questions }) => questions).length }),
  view: ({ content, source, pictures, hue, title }) => {
    const hues = pageHues(hue);
    return {
      legend: title,
      markers: labelsOf(source, "questionMarkers").questionMarkers,
      categories: content.faqs.categories.map((category, index) => ({
        ...category,
        tile: pictures.paint(
          recoloured(
            hue,
            figureRow([category.figure ?? companion(index)], hues[index % hues.length] ?? "hue1"),
          ),
        ),
      })),
    };
  },
  places: ({ content }) =>
    content.faqs.categories.flatMap(({ id, questions }) => [
      `faq-${id}`,
      ...numbered(`faq-${id}`, questions),
    ]),
  parts: ({ content, page }) =>
    content.faqs.categories.flatMap(({ id, title, questions }) =>
      questionDocuments(questions, title, `${page.path}#faq-${id}`),
    ),
  data: ({ content }) => ({
    page: {
      "@type": "FAQPage",
      mainEntity: questionData(content.faqs.categories.flatMap(({ questions }) => questions)),
    },
  }),
});
