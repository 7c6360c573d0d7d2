/** The site is made once in a build: see `oneSite`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * A Vite plugin for the build: it leaves `site/load-site.ts` out of the server's bundle, so that the pages take the site from the
 * same instance of that module as the build, which has made it before. `root` is the project's folder.
 */
export function oneSite(root: string): Plugin {
  return {
    name: "one-site",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source) =>
      source.endsWith("/site/load-site.ts")
        ? { id: pathToFileURL(join(root, "site", "load-site.ts")).href, external: true }
        : undefined,
  };
}
