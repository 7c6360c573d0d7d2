import { useMemo } from "react";
import type { SearchView } from "../../data/search.ts";
import { Link } from "../link/link";
import { makeFinder, shortestQuery, type Found, type Piece } from "./finder";
import styles from "./search-results.module.css";

type Words = SearchView["words"];

const hues: Record<keyof Words["kinds"], string> = {
  course: "tint1",
  lesson: "tint3",
  article: "hue5",
  event: "tint4",
  question: "tint2",
  page: "hue5",
};

const most = 20;

/** The visible and spoken status of a search. */
function statusOf(query: string, count: number, words: Words["results"]): string {
  if (!query) return "";
  if (query.length < shortestQuery) return words.short;
  if (count === 0) return words.none.replaceAll("{query}", () => query);
  const { one, other } = words.count;
  const sentence = count > most ? words.best : count === 1 && one ? one : other;
  return sentence.replaceAll("{count}", `${count}`).replaceAll("{shown}", `${most}`);
}

export type ResultsProps = {
  view: SearchView;
  query: string;
  onSuggestion: (suggestion: string) => void;
};

/** The results of the search dialog: their number, the list, and suggestions if it is empty. */
export function SearchResults({ view: { words, documents }, query, onSuggestion }: ResultsProps) {
  const find = useMemo(() => makeFinder(documents), [documents]);
  const found = query.length < shortestQuery ? [] : find(query);
  return (
    <div className={styles.results}>
      <p className={`text-small muted ${styles.status}`} role="status">
        {statusOf(query, found.length, words.results)}
      </p>
      {found.length > 0 ? (
        <ul key={query} className={styles.list} aria-label={words.list}>
          {found.slice(0, most).map((result, index) => (
            <Result key={index} {...result} kinds={words.kinds} />
          ))}
        </ul>
      ) : (
        <div className={`row ${styles.suggestions}`}>
          <p>{words.suggest}</p>
          {words.suggestions.map((suggestion, index) => (
            <button key={index} type="button" className="pill" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
      )}
      <p className={`muted ${styles.foot}`}>{words.hint}</p>
    </div>
  );
}

function Result({ kind, title, place, passage, to, kinds }: Found & Pick<Words, "kinds">) {
  return (
    <li className={styles.result}>
      <p className="row text-small muted">
        <span className={`band bold ${styles.kind}`} data-hue={hues[kind]}>
          {kinds[kind]}
        </span>{" "}
        {place}
      </p>
      <Link className={`text-card stretched ${styles.title}`} to={to}>
        <Marked pieces={title} />
      </Link>
      <p className="text-small muted">
        <Marked pieces={passage} />
      </p>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
