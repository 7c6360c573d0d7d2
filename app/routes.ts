import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { readPages, routesOf } from "../site/all-pages.ts";
import type { Footer } from "../site/page.ts";

const routes = routesOf(readPages());

/** The routes of the pages with some footers. */
function routesWith(...footers: Footer[]) {
  return routes
    .filter(({ footer }) => footers.includes(footer))
    .map(({ pattern, kind }) =>
      pattern === "/"
        ? index(`routes/${kind}.tsx`, { id: pattern })
        : route(pattern.slice(1), `routes/${kind}.tsx`, { id: pattern }),
    );
}

/** Every address of the site. */
export default [
  layout("layouts/with-header-and-footer.tsx", routesWith("tall", "compact")),
  layout("layouts/bare.tsx", routesWith("none")),
  route("*", "routes/error.tsx"),
] satisfies RouteConfig;
