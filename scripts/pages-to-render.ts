/** Says to React Router which pages a build renders. Its own module, since the build and the configuration must share one instance of it. */
import { allPages } from "../site/all-pages.ts";
import { errorPath } from "../site/file-paths.ts";

let chosen: readonly string[] | undefined;

/** Chooses the paths that this build renders. */
export function choosePages(paths: readonly string[]): void {
  chosen = paths;
}

/** The paths that were chosen; else, in development, those of all pages. */
export function pagesToRender(): readonly string[] {
  return chosen ?? [...allPages().map(({ path }) => path), errorPath];
}
