import { Suspense, use, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { FrameView } from "../data/navigation.ts";
import { CloseButton, Dialog, OpenButton, OpenDialog } from "../components/dialog/dialog";
import { SearchIcon } from "../components/icon/icon";
import { ErrorBoundary } from "../components/section/error-boundary";
import { importSearch } from "../components/site-data";
import type { ResultsProps } from "../components/search/search-results";
import styles from "./search.module.css";

/** The search button. Without the script it is not drawn. */
export function SearchButton({ label }: { label: string }) {
  return (
    <OpenButton dialog="search" className={`square ${styles.button}`} aria-label={label}>
      <SearchIcon />
    </OpenButton>
  );
}

/** Loads the results and the documents. */
const load = () => Promise.all([import("../components/search/search-results"), importSearch()]);

function Results({ loading, ...rest }: Omit<ResultsProps, "view"> & { loading: ReturnType<typeof load> }) {
  const [{ SearchResults }, { default: view }] = use(loading);
  return <SearchResults view={view} {...rest} />;
}

/** The search dialog. The field works before the results load; if they fail to load, Enter tries again. */
export function SearchPanel({ words }: { words: FrameView["search"] }) {
  const { chosen, choose } = use(OpenDialog);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [loading, setLoading] = useState<ReturnType<typeof load>>();
  const [failed, setFailed] = useState(false);
  const open = chosen === "search";
  if (open && !loading) setLoading(load());

  // Reads the text that was typed before hydration.
  useLayoutEffect(() => {
    if (field.current) setQuery(field.current.value);
  }, []);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      if (altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== "k") return;
      event.preventDefault();
      if (open) field.current?.select();
      else choose?.("search");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [choose, open]);

  // Selects the old query, so typing replaces it.
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);

  const tryAgain = () => {
    setFailed(false);
    setLoading(load());
  };
  /** The arrow keys move between the field and the links; Enter in the field opens the first. */
  const press = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, currentTarget, key, metaKey, nativeEvent, target } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const stops = [...currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const at = stops.findIndex((stop) => stop === target);
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (at < 0 || (at > 0 && !move)) return;
    if (move) stops[(at + move + stops.length) % stops.length]?.focus();
    else if (key === "Enter" && failed) tryAgain();
    // A click also runs the link's handlers.
    else if (key === "Enter") stops[1]?.click();
    // The browser's own Escape would clear the field, and WebKit would leave the dialog open.
    else if (key === "Escape") choose?.();
    else return;
    event.preventDefault();
  };
  const wait = (
    <p className={`muted ${styles.wait}`} role="status">
      {failed ? words.failed : words.loading}
    </p>
  );

  return (
    <Dialog id="search" aria-label={words.button} className={styles.panel}>
      <search className={styles.search} onKeyDown={press}>
        <label className="text-card" htmlFor="search-field">
          {words.label}
        </label>
        <input
          ref={field}
          id="search-field"
          className={`control ${styles.field}`}
          type="search"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onFocus={() => failed && tryAgain()}
        />
        <CloseButton label={words.close} />
        {open && loading && !failed ? (
          <ErrorBoundary instead={wait} onError={() => setFailed(true)}>
            <Suspense fallback={wait}>
              <Results
                loading={loading}
                query={query.trim()}
                onSuggestion={(suggestion) => {
                  setQuery(suggestion);
                  field.current?.focus();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        ) : (
          wait
        )}
      </search>
    </Dialog>
  );
}
