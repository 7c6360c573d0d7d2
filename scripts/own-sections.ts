/** The page from sections has scripts of its own: see `ownSections`. */
import type { Plugin } from "vite";

const mark = "?extra";

/** What is copied, but for what reads from above the page, of which there must be one instance, and what has its style sheet as a file. */
const copied =
  /\/app\/(components\/(?!(image|photograph)\/)|hooks\/(?!use-(now|root)\.)|sections\/(?!booking\/))[^?]+$/;

/**
 * A Vite plugin for the build: the page from sections (app/routes/extra.tsx) gets copies of the sections that it may show, as one script.
 * Otherwise each section that another page shows too would become a file of its own: that page would take more bytes and requests
 * because there is an extra page, and the extra page itself more requests than any other.
 */
export function ownSections(): Plugin {
  return {
    name: "own-sections",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer?.includes(mark) && !importer?.includes("/app/routes/extra.tsx")) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && copied.test(found.id) ? { ...found, id: found.id + mark } : found;
    },
  };
}
