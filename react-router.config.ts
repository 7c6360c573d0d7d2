import type { Config } from "@react-router/dev/config";
import { readPages } from "./site/all-pages.ts";
import { readBase } from "./site/load/load.ts";
import { errorPath, workFolder } from "./site/file-paths.ts";

/** Every page becomes a file; the error page is prerendered at an address that no page has. */
export default {
  basename: readBase(),
  buildDirectory: workFolder,
  ssr: false,
  prerender: () => [...readPages().map(({ path }) => path), errorPath],
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
