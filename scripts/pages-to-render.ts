/** Says to React Router which pages a build renders. Its own module, since the build and the configuration must share one instance of it. */
import { errorPath } from "../site/file-paths.ts";
import { addressOn, pageRoutes } from "../site/pages.ts";

let chosen: readonly string[] | undefined;

/** Chooses the paths that this build renders. */
export function choosePages(paths: readonly string[]): void {
  chosen = paths;
}

/** The paths that were chosen; else, in development, one of each route, by which React Router knows that it can be rendered. */
export function pagesToRender(): readonly string[] {
  return chosen ?? [...pageRoutes().map(addressOn), errorPath];
}
