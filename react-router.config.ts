import type { Config } from "@react-router/dev/config";
import { errorPath } from "./site/file-paths.ts";
import { listPages } from "./site/pages.ts";
import { finishBuild } from "./scripts/finish-build.ts";

/** Every page becomes a file; the error page is prerendered at an address that no page has. */
export default {
  ssr: false,
  prerender: () => [...listPages().map(({ path }) => path), errorPath],
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  buildEnd: finishBuild,
} satisfies Config;
