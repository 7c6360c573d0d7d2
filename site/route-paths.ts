import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.path === "*" || (entry.path === undefined && !entry.index) ? [] : [`/${entry.path ?? ""}`]),
    ...pathsOf(entry.children ?? []),
  ]);
}

/** The paths of the route table, in its order; the splat route of the error page is left out. */
export const routePaths: readonly string[] = pathsOf(await routes);
