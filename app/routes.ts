import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { listPages, type Page } from "../site/pages.ts";

const pages = listPages();

/** Pages of one kind share a module; each address is a route of its own, so that any other is the error page. */
const routeOf = ({ path, kind }: Page) =>
  path === "/"
    ? index(`routes/${kind}.tsx`, { id: path })
    : route(path.slice(1), `routes/${kind}.tsx`, { id: path });

/** Every address of the site. */
export default [
  layout("layouts/with-header-and-footer.tsx", pages.filter(({ footer }) => footer !== "none").map(routeOf)),
  layout("layouts/bare.tsx", pages.filter(({ footer }) => footer === "none").map(routeOf)),
  route("*", "routes/error.tsx"),
] satisfies RouteConfig;
