import type { Plugin } from "vite";
import type { Site } from "../site/create-site.ts";

const prefix = "virtual:content/";

export const isOfContent = (id: string): boolean => id.startsWith(`\0${prefix}`);

/** A Vite plugin. `import("virtual:content/search")` returns data from the content (`shared` of a site, create-site.ts). */
export const contentPlugin = (made: () => Promise<Pick<Site, "shared">>): Plugin => ({
  name: "content",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!isOfContent(id)) return undefined;
    const { shared } = await made();
    return `export default ${JSON.stringify(Reflect.get(shared, id.slice(prefix.length + 1)))};`;
  },
});
