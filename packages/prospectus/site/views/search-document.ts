/** What the search can find. */
import type { Content } from "../content.ts";

/** What a result can be. */
type SearchKind = keyof Content["search"]["kinds"];

/** One thing that the search can find. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  /** Where it belongs: a lesson's course, an event's city and day, a question's heading. */
  place: string;
  /** What is searched and quoted besides the title. */
  text: string;
  /** Its address: a path of the route table and, where it is a part of the page, the part's id. */
  to: string;
};

/** A row of notes that lack a full stop, as sentences. */
export const sentences = (notes: readonly string[]) =>
  notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(" ");

/** The ids of things that are numbered on a page. */
export const numbered = (name: string, items: readonly unknown[]) =>
  items.map((_, index) => `${name}-${index + 1}`);

/** The questions of one accordion; `address` is the accordion's name behind its page, and each item's id ends in its number. */
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

/**
 * A page as the search finds it.
 *
 * @param found what its kind says of it: names that stand on it, or another title, place or text than usual.
 */
export function pageDocument(
  path: string,
  { meta, band }: { meta: { title: string; description: string }; band?: { eyebrow: string } | undefined },
  { names = [], ...found }: Partial<SearchDocument> & { names?: readonly string[] } = {},
): SearchDocument {
  return {
    kind: "page",
    title: meta.title,
    place: band?.eyebrow ?? "",
    text: [meta.description, sentences(names)].join(" ").trim(),
    ...found,
    to: path,
  };
}
