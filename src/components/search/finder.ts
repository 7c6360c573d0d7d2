import MiniSearch from "minisearch";
import type { SearchDocument } from "../../data/search.ts";

/** Pieces of a text; matches are marked. */
export type Piece = { text: string; marked: boolean };

/** A result with its best passage. */
export type Found = Omit<SearchDocument, "title"> & { title: Piece[]; passage: Piece[] };

/** Fewer letters find everything. */
export const shortestQuery = 2;

/** Lengths of a passage and of its part before the first match, in characters. */
const quoted = { length: 150, before: 50 };

/** Word separators. MiniSearch counts signs such as < and + as letters. */
const betweenWords = /([\p{Cc}\p{Z}\p{P}\p{S}]+)/gu;

/** Names whose signs distinguish them, such as C++, .NET and R&D: without brackets, quotes and the end of a sentence. */
const signedNames = (text: string) =>
  text
    .split(/\s+/)
    .map((name) => name.replaceAll(/^[([{"“‘'<]+|[)\]}"”’'>.,;:!?…]+$/g, ""))
    .filter((name) => /[\p{S}#&@%.]/u.test(name) && /[\p{L}\p{N}]/u.test(name));

/** A word without case and accents: "École" becomes "ecole". */
const folded = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a text and what is between them; words in `terms` (folded) are marked. */
const piecesOf = (text: string, terms: ReadonlySet<string>): Piece[] =>
  text.split(betweenWords).map((word) => ({ text: word, marked: terms.has(folded(word)) }));

/** The part of a text around its first match, cut between words; otherwise its beginning. */
function passageOf(text: string, terms: ReadonlySet<string>): string {
  const before = piecesOf(text, terms);
  const first = before.findIndex(({ marked }) => marked);
  const at = before.slice(0, Math.max(first, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  const space = text.indexOf(" ", at - quoted.before) + 1;
  const start = space > 0 && space <= at ? space : at - quoted.before;
  const from = at <= quoted.before ? 0 : start;
  const end = from + quoted.length;
  const last = text.lastIndexOf(" ", end);
  const to = end >= text.length ? text.length : last > from ? last : end;
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** Indexes documents. The search accepts word beginnings, and a typing mistake per five letters; the best results come first. */
export function makeFinder(documents: readonly SearchDocument[]): (query: string) => Found[] {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "place", "text"],
    tokenize: (text) => [...text.replaceAll(betweenWords, " ").split(" "), ...signedNames(text)],
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
      const passage = piecesOf(passageOf(document.text, terms), terms);
      return [{ ...document, title: piecesOf(document.title, terms), passage }];
    });
  };
}
