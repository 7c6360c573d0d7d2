import MiniSearch from "minisearch";
import type { SearchDocument } from "../../../site/views/search-document.ts";

/** Pieces of a text; matches are marked. */
export type Piece = { text: string; marked: boolean };

/** A result with its best passage. */
export type Found = Omit<SearchDocument, "title"> & { title: Piece[]; passage: Piece[] };

/** Fewer letters find everything. */
export const shortestQuery = 2;

/** Lengths of a passage and of its part before the first match, in characters. */
const quoted = { length: 150, before: 50 };

/** Word separators: MiniSearch takes signs such as < and + for letters. */
const betweenWords = /([\p{Cc}\p{Z}\p{P}\p{S}]+)/gu;

/** An elided article: the search turns "l'art" into "art". */
const elided = /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** Letters that have no accent to remove, and their plain spelling. */
const plainLetters: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i" };

/** A word without case and accents: "École" becomes "ecole". */
const folded = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[œæøßłđı]/g, (letter) => plainLetters[letter] ?? letter);

/** Splits a text into pieces and marks words in `terms` (folded). */
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

/** The part of a text around its first match, cut between words; otherwise its beginning. */
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

/** Indexes documents. The search accepts word beginnings, and a typing mistake per five letters; the best results come first. */
export function makeFinder(documents: readonly SearchDocument[]): (query: string) => Found[] {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "place", "text"],
    tokenize: (text) => text.replaceAll(elided, "").replaceAll(betweenWords, " ").split(" "),
    processTerm: folded,
    searchOptions: {
      boost: { title: 4, place: 1.5 },
      prefix: (term) => term.length >= shortestQuery,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      // Visitors look for a course or a page more often than for a part of one.
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
