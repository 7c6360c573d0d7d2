/**
 * A Vite plugin: `import("virtual:content/search")` gives a script its data (`SharedWords` in make-site.ts). The development server also
 * serves generated files (pictures, feeds), reloads open pages when the content changes, and shows mistakes in the browser.
 */
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { svgNames } from "./art/drawing.ts";
import { figureFolder } from "./art/figures.ts";
import { contentFolder } from "./content-folder.ts";
import type * as DevFiles from "./dev-files.ts";
import { readBase, readBrand } from "./load/settings.ts";
import type * as LoadSite from "./load-site.ts";

/** The prefix of these modules. */
const prefix = "virtual:content/";

/** A page with the mistakes. Its Vite client reloads it once they are corrected. */
function mistakePage(message: string, base: string): string {
  const text = message.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The content has mistakes</title><meta name="viewport" content="width=device-width"><script type="module" src="${base}@vite/client"></script></head><body><h1>The content has mistakes</h1><p>Mend them, and this page shows the site again.</p><pre>${text}</pre></body></html>`;
}

/** The server environment, which makes the site and renders its pages in development. */
export function serverOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite's server environment cannot run modules.");
  return ssr;
}

/** The plugin; `folder` is the content folder, relative to the project's root. */
export function contentPlugin(folder = contentFolder): Plugin {
  const root = resolve(folder) + sep;

  /** The site's module: in a build, the build's own instance; in development, the routes' instance. */
  let siteModule = (): Promise<Pick<typeof LoadSite, "loadSite">> =>
    import(pathToFileURL(join(import.meta.dirname, "load-site.ts")).href);

  /** Updates the site after the last write. */
  let updateSoon = () => {};

  const configureServer = (server: ViteDevServer) => {
    /** The file server, from the environment that renders the pages, so both have the same site. */
    const devFiles = () => serverOf(server).runner.import<typeof DevFiles>("/site/dev-files.ts");
    siteModule = devFiles;
    const { base } = server.config;
    const frame = () =>
      JSON.stringify([readBase(folder), readBrand(folder), svgNames(`${folder}/${figureFolder}`)]);
    const started = frame();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** The mistakes in the content or in the site's own sections, if any. */
    const mistakesNow = () =>
      devFiles().then(
        (files) => files.mistakes(),
        (error: unknown) => {
          if (!(error instanceof Error)) return String(error);
          // The class belongs to the server environment.
          return error.name === "OwnSectionError" ? error.message : (error.stack ?? String(error));
        },
      );

    /** Makes the site again and notifies the open pages. */
    const update = async () => {
      await devFiles().then(
        (files) => files.forget(),
        () => undefined,
      );
      server.environments.client.moduleGraph.invalidateAll();
      // Vite reads them only at the start of the server.
      if (frame() !== started) {
        await server.restart();
        return;
      }
      const mistakes = await mistakesNow();
      if (mistakes)
        server.ws.send({ type: "error", err: { message: mistakes, stack: "", plugin: "content" } });
      else server.ws.send({ type: "full-reload" });
    };

    updateSoon = () => {
      clearTimeout(timer);
      // An editor may write a file in two steps.
      timer = setTimeout(() => void update(), 50);
    };
    server.watcher.add(root);
    server.watcher.on("all", (_event, path) => {
      if (path.startsWith(root)) updateSoon();
    });

    server.middlewares.use((request, response, next) => {
      const address = request.url?.split("?")[0] ?? "/";
      if (!address.startsWith(base)) return next();
      const path = `/${address.slice(base.length)}`;
      const isFile = /\.\w+$/.test(path);
      const isPage = !isFile && request.headers.accept?.includes("text/html");
      if (!isFile && !isPage) return next();
      const answer = async (): Promise<DevFiles.Served | undefined> => {
        const mistakes = await mistakesNow();
        if (mistakes) return isPage ? { type: "text/html", body: mistakePage(mistakes, base) } : undefined;
        return isFile ? (await devFiles()).fileOf(path) : undefined;
      };
      answer().then((found) => {
        if (!found) return next();
        response.setHeader("Content-Type", found.type);
        response.end(found.body);
      }, next);
    });
  };

  return {
    name: "content",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const { shared } = await (await siteModule()).loadSite();
      return `export default ${JSON.stringify(Reflect.get(shared, id.slice(prefix.length + 1)))};`;
    },
    configureServer,
    // Pages depend on these modules, which are absent from the browser.
    hotUpdate({ file, server }) {
      const { moduleGraph } = server.environments.client;
      if (this.environment.name === "ssr" && !moduleGraph.getModulesByFile(file)) updateSoon();
    },
  };
}
