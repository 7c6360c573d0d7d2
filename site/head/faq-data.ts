import type { FAQPage } from "schema-dts";

/** Questions and their answers. */
export type Questions = readonly { question: string; answer: string }[];

/** The same for search engines. */
export const questionData = (questions: Questions) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));

/** All questions that a page answers beside its own matter, if there are any; `url` is the page. */
export function faqData(url: string, questions: Questions): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      isPartOf: { "@id": `${url}#webpage` },
      mainEntity: questionData(questions),
    },
  ];
}
