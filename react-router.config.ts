import { createRequire } from "node:module";
import { readBase } from "./site/base.ts";
import { workFolder } from "./site/file-paths.ts";
import type { Config } from "@react-router/dev/config";
import type * as PagesToRender from "./scripts/pages-to-render.ts";

// React Router loads this file in a way of its own; what it imports would be another instance of the module than the build's.
const { pagesToRender } = createRequire(import.meta.url)(
  "./scripts/pages-to-render.ts",
) as typeof PagesToRender;

/** Every page becomes a file; the error page is prerendered at an address that no page has. */
export default {
  basename: readBase(),
  buildDirectory: workFolder,
  ssr: false,
  prerender: () => [...pagesToRender()],
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
