/** The scripts of each kind of page: see `pageScripts`. */
import type { Plugin } from "vite";
import type { Site, ThisPage } from "../site/make-site.ts";

const prefix = "virtual:page/";

/** The layout (app/layouts/) that stands around the screens of a kind. */
const frames = {
  none: ["None", "none"],
  bare: ["Bare", "bare"],
  framed: ["WithHeaderAndFooter", "with-header-and-footer"],
} as const;

/** The name of the module that a page starts with, by its kind. */
export const scriptOf = ({ kind, footer }: Pick<ThisPage, "kind" | "footer">): string =>
  `${prefix}${kind === "error" ? "none" : footer === "none" ? "bare" : "framed"}/${kind}`;

/** What the build makes of the scripts of a site: one entry for each kind of page that the site has. */
export const entriesOf = ({ pages, errorPage }: Site): Record<string, string> =>
  Object.fromEntries([...pages.values(), errorPage].map((page) => [page.kind, scriptOf(page)]));

/** A Vite plugin: a page starts with a module that takes it over with the screen of its kind, and so gets no other's. */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [frame = "", kind] = id.slice(prefix.length + 1).split("/");
      const [name, file] = frames[frame as keyof typeof frames];
      return [
        'import { hydrate } from "/app/entry.client.tsx";',
        `import { ${name} } from "/app/layouts/${file}.tsx";`,
        `import Screen from "/app/routes/${kind}.tsx";`,
        `hydrate(Screen, ${name});`,
      ].join("\n");
    },
  };
}
