import { use, useEffect, useRef, useState, type ComponentProps, type ComponentType } from "react";
import type { FrameView } from "../../site/shell.ts";
import { CloseButton, Dialog, OpenButton, OpenDialog } from "../components/dialog/dialog";
import { SearchIcon } from "../components/icon/icon";
import type { SearchResults } from "../sections/search/search-results";
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

type ResultsProps = ComponentProps<typeof SearchResults>;
type Loaded = { Results: ComponentType<ResultsProps>; properties: ResultsProps };

/** Fetches what finds and the list of results, and what is to be found. */
async function fetchResults(field: HTMLInputElement): Promise<Loaded> {
  const [{ SearchResults: Results }, { default: view }] = await Promise.all([
    import("../sections/search/search-results"),
    import("virtual:content/search"),
  ]);
  return { Results, properties: { field, view } };
}

/**
 * The dialog with the field, so that one can type at once. The rest is fetched when it opens for the first time. Where that failed,
 * Enter tries again.
 */
export function SearchPanel({ words }: { words: FrameView["search"] }) {
  const { chosen, choose } = use(OpenDialog);
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const ready = typeof loaded === "object";
  const open = chosen === "search";

  useEffect(() => {
    if (open && !loaded && field.current)
      fetchResults(field.current).then(setLoaded, () => setLoaded("failed"));
  }, [open, loaded]);
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
            if (loaded === "failed") setLoaded(undefined);
          }}
          onKeyDown={loaded === "failed" ? ({ key }) => key === "Enter" && setLoaded(undefined) : undefined}
        />
        <CloseButton label={words.close} />
        {ready ? (
          <loaded.Results {...loaded.properties} />
        ) : (
          <p className={`muted ${styles.wait}`} role="status">
            {loaded ? words.failed : words.loading}
          </p>
        )}
      </search>
    </Dialog>
  );
}
