import type { Config } from "@react-router/dev/config";
import { errorPath } from "./site/file-paths.ts";
import { finishBuild } from "./scripts/finish-build.ts";
import { allPages } from "./site/all-pages.ts";

/** Every page becomes a file; the error page is prerendered at an address that no page has. */
export default {
  ssr: false,
  prerender: () => [...allPages().map(({ path }) => path), errorPath],
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  buildEnd: finishBuild,
} satisfies Config;
