import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { listPages, type Footer } from "../site/pages.ts";

/** The routes of the pages with some footers. Pages whose addresses follow one pattern share a route: no page carries a list of all. */
function routesWith(...footers: Footer[]) {
  const patterns = new Map(
    listPages()
      .filter(({ footer }) => footers.includes(footer))
      .map(({ pattern, kind }) => [pattern, kind]),
  );
  return [...patterns].map(([pattern, kind]) =>
    pattern === "/"
      ? index(`routes/${kind}.tsx`, { id: pattern })
      : route(pattern.slice(1), `routes/${kind}.tsx`, { id: pattern }),
  );
}

/**
 * The pattern of plain pages fits the address at which the error page is prerendered. That has then a route of its own, outside
 * the layout, so that the error page carries no words of header and footer.
 */
const errorPage = listPages().some(({ kind }) => kind === "plain")
  ? [route("404", "routes/error.tsx", { id: "/404" })]
  : [];

/** Every address of the site. */
export default [
  layout("layouts/with-header-and-footer.tsx", routesWith("tall", "compact")),
  layout("layouts/bare.tsx", routesWith("none")),
  ...errorPage,
  route("*", "routes/error.tsx"),
] satisfies RouteConfig;
