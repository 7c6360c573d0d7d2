/** Data that a page needs later. Its address has no hash, so a changed word changes no script. */
import type { SearchView } from "../data/search.ts";

export const importSearch = (): Promise<{ default: SearchView }> =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}data/search.js`);

export const importTitles = (): Promise<{ default: readonly { to: string; label: string }[] }> =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}data/titles.js`);
