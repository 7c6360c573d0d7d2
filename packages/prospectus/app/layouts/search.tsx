import { use, useEffect, useRef, useState, type ReactElement } from "react";
import type { FrameView } from "../../site/shell.ts";
import { CloseButton, Dialog, OpenButton, OpenDialog } from "../components/dialog/dialog";
import { SearchIcon } from "../components/icon/icon";
import { asksForSearch } from "../sections/search/shortcut";
import styles from "./search.module.css";

/** The magnifying glass. Without scripts there is nothing to open, so it is not drawn. */
export function SearchButton({ label }: { label: string }) {
  return (
    <OpenButton dialog="search" className={`square ${styles.button}`} aria-label={label}>
      <SearchIcon />
    </OpenButton>
  );
}

/** Fetches what finds and the list of results, and what is to be found. */
async function fetchResults(field: HTMLInputElement): Promise<ReactElement> {
  const [{ SearchResults }, { default: view }] = await Promise.all([
    import("../sections/search/search-results"),
    import("virtual:content/search"),
  ]);
  return <SearchResults field={field} view={view} />;
}

/**
 * The dialog with the field, so that one can type at once. The rest is fetched when it opens for the first time. Where that failed,
 * Enter tries again.
 */
export function SearchPanel({ words }: { words: FrameView["search"] }) {
  const { chosen, choose } = use(OpenDialog);
  const field = useRef<HTMLInputElement>(null);
  const [results, setResults] = useState<ReactElement | "failed">();
  const open = chosen === "search";

  useEffect(() => {
    if (open && !results && field.current)
      fetchResults(field.current).then(setResults, () => setResults("failed"));
  }, [open, results]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The browser's own Escape would empty the field; in WebKit it leaves the dialog open even where the field is empty.
      if (event.key === "Escape" && !event.isComposing && event.target === field.current) {
        event.preventDefault();
        choose?.(undefined);
      }
      if (!asksForSearch(event)) return;
      event.preventDefault();
      if (open) field.current?.select();
      else choose?.("search");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [choose, open]);

  return (
    <Dialog id="search" aria-label={words.button} className={styles.panel}>
      <search className={styles.search}>
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
          onFocus={({ currentTarget }) => {
            // What was looked for last gives way to what is typed next.
            currentTarget.select();
            if (results === "failed") setResults(undefined);
          }}
          onKeyDown={results === "failed" ? ({ key }) => key === "Enter" && setResults(undefined) : undefined}
        />
        <CloseButton label={words.close} />
        {typeof results === "object" ? (
          results
        ) : (
          <p className={`muted ${styles.wait}`} role="status">
            {results ? words.failed : words.loading}
          </p>
        )}
      </search>
    </Dialog>
  );
}
