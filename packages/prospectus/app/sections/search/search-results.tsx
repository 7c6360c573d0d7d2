import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { SearchView } from "../../../site/views/search.ts";
import { Link } from "../../components/link/link";
import { formFor } from "../../hooks/this-page";
import { makeFinder, shortestQuery, type Found, type Piece } from "./finder";
import { letSlashOpen, slashOpens } from "./shortcut";
import styles from "./search-results.module.css";

type Words = SearchView["words"];

/** The colours of the kinds. */
const hues: Record<keyof Words["kinds"], string> = {
  course: "tint1",
  lesson: "tint3",
  article: "hue5",
  event: "tint4",
  question: "tint2",
  page: "hue5",
};

/** Nobody reads more than these. */
const most = 20;

/** What is said of the results, for eyes and ears. */
function statusOf(query: string, count: number, words: Words["results"]): string {
  if (!query) return "";
  if (query.length < shortestQuery) return words.short;
  if (count === 0) return words.none.replaceAll("{query}", () => query);
  const forms = count > most ? words.best : words.count;
  return formFor(forms, count).replaceAll("{count}", `${count}`).replaceAll("{shown}", `${most}`);
}

/** The query in the field, followed as it is typed. */
function useQuery(field: HTMLInputElement): string {
  const listen = useCallback(
    (changed: () => void) => {
      field.addEventListener("input", changed);
      return () => field.removeEventListener("input", changed);
    },
    [field],
  );
  return useSyncExternalStore(listen, () => field.value.trim());
}

/** Types a query for the visitor. */
function ask(field: HTMLInputElement, query: string): void {
  field.value = query;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** Lets the arrow keys move between the field and the links of a list, and Enter in the field open the first link. */
function useArrowKeys(field: HTMLInputElement): void {
  useEffect(() => {
    const dialog = field.closest("dialog");
    const press = (event: KeyboardEvent) => {
      const stops = [field, ...(dialog?.querySelectorAll("a") ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (at < 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === "Enter" && at === 0) stops[1]?.click();
      else if (move === undefined) return;
      else stops[(at + move + stops.length) % stops.length]?.focus();
      event.preventDefault();
    };
    dialog?.addEventListener("keydown", press);
    return () => dialog?.removeEventListener("keydown", press);
  }, [field]);
}

/** Ends a list that scrolls by itself below a whole result, also in a window of another size: one that is cut through looks broken. */
function endBelowWhole(list: HTMLUListElement) {
  const fit = () => {
    list.style.maxBlockSize = "";
    if (list.scrollHeight <= list.clientHeight) return;
    const { bottom, top } = list.getBoundingClientRect();
    const ends = [...list.children].map((result) => result.getBoundingClientRect().bottom);
    const last = ends.findLast((end) => end < bottom);
    if (last) list.style.maxBlockSize = `${last - top}px`;
  };
  fit();
  addEventListener("resize", fit);
  return () => removeEventListener("resize", fit);
}

/** What the search dialog shows below its field: how many results, the results, and suggestions where there are none. */
export function SearchResults({ field, view }: { field: HTMLInputElement; view: SearchView }) {
  const { words, documents } = view;
  const query = useQuery(field);
  useArrowKeys(field);
  const find = useMemo(() => makeFinder(documents), [documents]);
  const found = useMemo(() => (query.length < shortestQuery ? [] : find(query)), [find, query]);

  return (
    <div className={styles.results}>
      <p className={`text-small muted ${styles.status}`} role="status">
        {statusOf(query, found.length, words.results)}
      </p>
      {found.length > 0 ? (
        <ul key={query} ref={endBelowWhole} className={styles.list} aria-label={words.list}>
          {found.slice(0, most).map((result, index) => (
            <Result key={index} {...result} kinds={words.kinds} />
          ))}
        </ul>
      ) : (
        <div className={`row ${styles.suggestions}`}>
          <p>{words.suggest}</p>
          {words.suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className="pill" onClick={() => ask(field, suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
      )}
      <div className={`row apart muted ${styles.foot}`}>
        <p>{words.hint}</p>
        <label className={`row ${styles.shortcut}`}>
          <input
            className="check-box"
            type="checkbox"
            defaultChecked={slashOpens()}
            onChange={(event) => letSlashOpen(event.target.checked)}
          />
          {words.shortcut}
        </label>
      </div>
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
