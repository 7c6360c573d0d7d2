/** The scripts of each kind of page: see `pageScripts`. */
import type { Plugin } from "vite";
import type { Site, ThisPage } from "../site/make-site.ts";

const prefix = "virtual:page/";

/** Whether the pages of a kind stand between header and footer. */
export const isFramed = ({ footer }: Pick<ThisPage, "footer">): boolean => footer !== "none";

/** The name of the module that a page starts with: by its layout (app/layouts/) and its kind. */
export const scriptOf = (page: Pick<ThisPage, "kind" | "footer">): string =>
  `${prefix}${isFramed(page) ? "with-header-and-footer" : "bare"}/${page.kind}`;

/** The entries of the build for the browser: one for each kind of page that the site has, with its module. */
export const entriesOf = ({ pages, errorPage }: Pick<Site, "pages" | "errorPage">): Map<string, string> =>
  new Map([...pages.values(), errorPage].map((page) => [page.kind, scriptOf(page)]));

/** A Vite plugin: a page starts with a module that takes it over with the screen of its kind, and so gets no other's. */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [layout, kind] = id.slice(prefix.length + 1).split("/");
      return [
        'import { hydrate } from "/app/entry.client.tsx";',
        `import { Layout } from "/app/layouts/${layout}.tsx";`,
        `import Screen from "/app/routes/${kind}.tsx";`,
        "hydrate(Screen, Layout);",
      ].join("\n");
    },
  };
}
