import MiniSearch from "minisearch";
import type { SearchDocument } from "../../../site/views/search-document.ts";

/** A text in pieces; those that match the query are marked. */
export type Piece = { text: string; marked: boolean };

/** A found document with its best passage. */
export type Found = Omit<SearchDocument, "title"> & { title: Piece[]; passage: Piece[] };

/** Fewer letters find everything. */
export const shortestQuery = 2;

/** How long a quoted passage is, in characters, and how much of it may stand before the first match. */
const quoted = { length: 150, before: 50 };

/** What stands between words: MiniSearch takes signs such as < and + for letters. */
const betweenWords = /([\p{Cc}\p{Z}\p{P}\p{S}]+)/gu;

/** An article or the like that its language shortens before a vowel: "l'art" is looked for as "art". */
const elided = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** Letters that no mark tells from plain ones, but that people also type as these. */
const plainLetters: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i" };

/** A word as it is looked for: "École" and "ecole" are the same. */
const folded = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæøßłđı]/g, (letter) => plainLetters[letter] ?? letter);

/** Cuts a text into pieces, so that words that are among `terms` (folded) can be marked. */
function pieces(text: string, terms: ReadonlySet<string>): Piece[] {
  const cut: Piece[] = [];
  for (const part of text.split(betweenWords)) {
    const marked = terms.has(folded(part));
    const last = cut.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part) cut.push({ text: part, marked });
  }
  return cut;
}

/** The part of a text around the first of `terms` in it, cut between words; its beginning where none is in it. */
function passageOf(text: string, terms: ReadonlySet<string>): string {
  let at = 0;
  for (const part of text.split(betweenWords)) {
    if (terms.has(folded(part))) break;
    at += part.length;
  }
  if (at >= text.length) at = 0;
  const from = at <= quoted.before ? 0 : text.indexOf(" ", at - quoted.before) + 1;
  const end = from + quoted.length;
  const to = end >= text.length ? text.length : text.lastIndexOf(" ", end);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/**
 * Makes the index of these documents and gives what searches it: takes what a visitor typed and gives the documents, best first.
 * A word may be begun only, and a longer one may have a mistake in every fifth letter. Documents with all of the words are looked
 * for first, and only where there is none, those with some of them.
 */
export function makeFinder(documents: readonly SearchDocument[]): (query: string) => Found[] {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "place", "text"],
    tokenize: (text) => text.replaceAll(elided, "").replaceAll(betweenWords, " ").split(" "),
    processTerm: folded,
    searchOptions: {
      boost: { title: 4, place: 1.5 },
      prefix: (term) => term.length >= shortestQuery,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      // A course or a page is more often meant than one of its parts.
      boostDocument: (id: number) => {
        const kind = documents[id]?.kind;
        return kind === "course" || kind === "page" ? 1.5 : 1;
      },
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    return (all.length > 0 ? all : index.search(query)).flatMap(({ id, match }) => {
      const document = documents[Number(id)];
      if (!document) return [];
      const terms = new Set(Object.keys(match));
      const title = pieces(document.title, terms);
      const passage = pieces(passageOf(document.text, terms), terms);
      return [{ ...document, title, passage }];
    });
  };
}
