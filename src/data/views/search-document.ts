import type { Content } from "../content.ts";

type SearchKind = keyof Content["search"]["kinds"];

export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Where it belongs: a lesson's course, an event's city and day, a question's heading. */
  place: string;
  /** Text to search and quote, besides the title. */
  text: string;
  /** Address, with an anchor if it is part of a page. */
  to: string;
};

export const sentences = (notes: readonly string[]) =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(" ");

export const numbered = (name: string, items: readonly unknown[]) =>
  items.map((_, index) => `${name}-${index + 1}`);

/** Questions of an accordion. `address` is its anchor, which each item's number follows. */
export function questionDocuments(
  questions: readonly { question: string; answer: string }[],
  place: string,
  address: string,
): SearchDocument[] {
  return questions.map(({ question, answer }, index) => ({
    kind: "question",
    title: question,
    place,
    text: answer,
    to: `${address}-${index + 1}`,
  }));
}

/** The document of a page. `names` are names on the page; other keys of `search` replace defaults. */
export function pageDocument(
  path: string,
  { meta, band }: { meta: { title: string; description: string }; band?: { eyebrow: string } | undefined },
  { names = [], ...search }: Partial<SearchDocument> & { names?: readonly string[] } = {},
): SearchDocument {
  return {
    kind: "page",
    title: meta.title,
    place: band?.eyebrow ?? "",
    text: [meta.description, sentences(names)].join(" ").trim(),
    ...search,
    to: path,
  };
}
