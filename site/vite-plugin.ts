/**
 * Brings the content into the build: each screen imports what it shows as `virtual:content/<screen>`, made from the checked
 * content, and the pictures that the screens name become files, as do the sitemap, the feeds and their like. A mistake in the content stops the build with the whole list.
 */
import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentTypeOf } from "./feeds/content-types.ts";
import { buildTime } from "./feeds/security.ts";
import { makeSite, type MadeSite } from "./make-site.ts";
import { forgetAllBut, renditionBytes } from "./images/photograph-files.ts";

const prefix = "virtual:content/";

/** A view's words for the page's head, and the view without them. */
function withoutHead(view: unknown): { head: unknown; screen: unknown } {
  if (typeof view !== "object" || view === null || !("meta" in view))
    return { head: undefined, screen: view };
  const { meta, ...screen } = view;
  return { head: meta, screen };
}

/** The Vite plugin; `folder` is the content folder, from the project's root. */
export function contentPlugin(folder = "content"): Plugin {
  const root = resolve(folder);
  let made: Promise<MadeSite> | undefined;
  const make = () => (made ??= makeSite(root, buildTime()));

  const watch = (server: ViteDevServer) => {
    server.watcher.add(root);
    server.watcher.on("all", (_event, path) => {
      if (!path.startsWith(root)) return;
      made = undefined;
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    });
    const answer = async (file: string): Promise<{ type: string; body: string | Buffer } | undefined> => {
      const { pictures, texts } = await make();
      const rendition = pictures.renditions.get(file);
      if (rendition) return { type: `image/${rendition.format}`, body: await renditionBytes(rendition) };
      const type = file.endsWith(".svg") ? "image/svg+xml" : contentTypeOf(`/${file}`);
      const body = type && (pictures.files.get(file) ?? texts.get(file));
      return type && body ? { type, body } : undefined;
    };
    server.middlewares.use((request, response, next) => {
      const file = request.url?.slice(1).split("?")[0] ?? "";
      if (!/\.\w+$/.test(file)) return next();
      answer(file).then((found) => {
        if (!found) return next();
        response.setHeader("Content-Type", found.type);
        response.end(found.body);
      }, next);
    });
  };

  return {
    name: "content",
    configureServer: watch,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name = "", meta] = id.slice(prefix.length + 1).split(/(?<=.)\/(meta)$/);
      const { views } = await make();
      const view = views.get(name);
      if (view === undefined)
        throw new Error(
          `No screen is called “${name}”; site/screens.ts lists ${[...views.keys()].join(", ")}.`,
        );
      // The words of a page's head are a module of their own: a route needs them at once, its screen's only after a route change.
      const { head, screen } = withoutHead(view);
      if (meta) return `export const meta = ${JSON.stringify(head)};`;
      // What the page's HTML already draws, the browser is not sent again (see InlineArt).
      const leaveOut = (key: string, value: unknown) => (key === "svg" ? "" : value);
      return `export const view = ${JSON.stringify(screen, this.environment.name === "client" ? leaveOut : undefined)};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { pictures, texts } = await make();
      for (const [fileName, source] of [...pictures.files, ...texts])
        this.emitFile({ type: "asset", fileName, source });
      const renditions = [...pictures.renditions.values()];
      await Promise.all(
        renditions.map(async (rendition) =>
          this.emitFile({
            type: "asset",
            fileName: rendition.file,
            source: await renditionBytes(rendition),
          }),
        ),
      );
      await forgetAllBut(renditions);
    },
  };
}
