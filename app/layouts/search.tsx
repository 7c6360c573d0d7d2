import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { view as shell } from "virtual:content/shell";
import { closeAll, closeAround, CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CloseIcon, SearchIcon } from "../components/icon/icon";
import { wholeSheet } from "../behaviours/whole-sheet";
import { asksForSearch } from "../sections/search/shortcut";
import styles from "./search.module.css";

const { search } = shell;

/** The magnifying glass. Without scripts there is nothing to open, so it is not drawn. */
export function SearchButton() {
  return (
    <OpenButton dialog="search" className={styles.button} aria-label={search.button}>
      <SearchIcon />
    </OpenButton>
  );
}

type Loaded = { Results: ComponentType<{ field: HTMLInputElement }>; field: HTMLInputElement };

/** Fetches what finds, the index and the list of results: one script. */
const fetchResults = () => import("../sections/search/search-results");

/**
 * The dialog with the field, so that one can type at once. The rest is fetched when the field gets the focus for the first time,
 * also where the browser opened the dialog before the script had taken the page over.
 */
export function SearchPanel() {
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const ready = typeof loaded === "object";

  const load = useCallback(() => {
    const input = field.current;
    if (!input) return;
    Promise.all([fetchResults(), wholeSheet()]).then(
      ([{ SearchResults }]) => setLoaded({ Results: SearchResults, field: input }),
      () => setLoaded("failed"),
    );
  }, []);

  useEffect(() => {
    const dialog = field.current?.closest("dialog");
    if (dialog?.open) load();
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      if (dialog?.open) return field.current?.select();
      closeAll();
      dialog?.showModal();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [load]);

  return (
    <Dialog id="search" label={search.button} className={styles.panel}>
      <search className={styles.search} onClick={closeAround}>
        <label className={styles.label} htmlFor="search-field">
          {search.label}
        </label>
        <input
          ref={field}
          id="search-field"
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={ready ? undefined : load}
        />
        <CloseButton className={styles.close} aria-label={search.close}>
          <CloseIcon />
        </CloseButton>
        {ready ? (
          <loaded.Results field={loaded.field} />
        ) : (
          <p className={styles.wait} role="status">
            {loaded ? search.failed : search.loading}
          </p>
        )}
      </search>
    </Dialog>
  );
}
