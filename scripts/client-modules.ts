/** Holds the build to one promise: nothing of the build-time side reaches a browser. */
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../site/content-folder.ts";

/** Folders whose modules run at build time only. */
const buildTime: ReadonlySet<string> = new Set(["site", "scripts", contentFolder]);

/** The generator of tiles, which also draws in the browser: a typed name, on the sign-up screen (app/sections/name-tiles). Pure functions, without content and without packages. */
const generator: ReadonlySet<string> = new Set(
  ["contacts", "grid", "mosaic-colours", "mosaic-shapes", "palette", "random"].map((name) =>
    join("site", "art", `${name}.ts`),
  ),
);

/**
 * A Vite plugin that stops the build when a script for the browser holds a module of `site/`, `scripts/` or `content/`. It
 * says which, and in which script. The generator of tiles alone may be there. What the bundler drops because nothing uses it is not held against anyone.
 *
 * @param root the project's folder.
 */
export function refuseBuildTimeModules(root: string): Plugin {
  return {
    name: "refuse-build-time-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk"
          ? chunk.moduleIds
              .map((id) => relative(root, id))
              .filter((path) => buildTime.has(path.split(sep, 1).join()) && !generator.has(path))
              .map((path) => `${path} in ${chunk.fileName}`)
          : [],
      );
      if (found.length > 0)
        this.error(
          `These modules run at build time only, but a browser would get them:\n  ${found.join("\n  ")}\nImport only their types in app/, and take their values from a loader (app/site.server.ts).`,
        );
    },
  };
}
