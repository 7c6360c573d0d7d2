import type { Plugin } from "vite";
import type { Site, ThisPage } from "../site/create-site.ts";

const prefix = "virtual:page/";

export const componentOf = (kind: string) => `/src/sections/${kind}/${kind}.tsx`;

export const screenOf = (name: string) => `/src/pages/${name}/${name}.tsx`;

export const isFramed = ({ footer }: Pick<ThisPage, "footer">): boolean => footer !== "none";

type ScriptedPage = Pick<ThisPage, "screen" | "footer" | "sections">;

/** Name of a page's entry module: its layout (src/layouts/), screen (src/pages/) and kinds of sections. */
export function scriptOf(page: ScriptedPage): string {
  return `${prefix}${isFramed(page) ? "with-header-and-footer" : "bare"}/${[page.screen, ...page.sections.toSorted()].join("+")}`;
}

export const entriesOf = ({ pages, errorPage }: Pick<Site, "pages" | "errorPage">): string[] => [
  ...new Set([...pages.values(), errorPage].map(scriptOf)),
];

/** A Vite plugin: each entry hydrates a page with only its screen and sections. */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [layout, name = ""] = id.slice(prefix.length + 1).split("/");
      const [screen = "", ...kinds] = name.split("+");
      return [
        'import { hydrate } from "/src/entry.client.tsx";',
        `import { Layout } from "/src/layouts/${layout}.tsx";`,
        `import Screen from "${screenOf(screen)}";`,
        ...kinds.map((kind, index) => `import Section${index} from "${componentOf(kind)}";`),
        `hydrate(Screen, Layout, { ${kinds.map((kind, index) => `"${kind}": Section${index}`).join(", ")} });`,
      ].join("\n");
    },
  };
}
