/**
 * A Vite plugin: `import("virtual:content/search")` gives a script what the content becomes for it (`SharedWords` in make-site.ts).
 * In development it also serves what the build writes as files (pictures, feeds), loads the open pages anew when the content
 * changes, and shows a mistake in the content as a sentence in the browser until it is mended.
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

/** What the names of these modules begin with. */
const prefix = "virtual:content/";

/** A page that says what is wrong. Vite's client in it loads the page anew once the mistake is mended. */
function mistakePage(message: string, base: string): string {
  const text = message.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The content has mistakes</title><meta name="viewport" content="width=device-width"><script type="module" src="${base}@vite/client"></script></head><body><h1>The content has mistakes</h1><p>Correct them, and this page shows the site again.</p><pre>${text}</pre></body></html>`;
}

/** The environment in which the site is made and its pages are rendered in development. */
export function serverOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite's server environment cannot run modules.");
  return ssr;
}

/** The plugin; `folder` is the content folder, from the project's root. */
export function contentPlugin(folder = contentFolder): Plugin {
  const root = resolve(folder) + sep;

  /** Where the site comes from: in a build, from the build's own instance of the module; in development, from that of the routes. */
  let siteModule = (): Promise<Pick<typeof LoadSite, "loadSite">> =>
    import(pathToFileURL(join(import.meta.dirname, "load-site.ts")).href);

  /** Makes the site once the files are written. */
  let updateSoon = () => {};

  const configureServer = (server: ViteDevServer) => {
    /** What serves the files, from the environment in which the pages are rendered: both show the same site. */
    const devFiles = () => serverOf(server).runner.import<typeof DevFiles>("/site/dev-files.ts");
    siteModule = devFiles;
    const { base } = server.config;
    const frame = () =>
      JSON.stringify([readBase(folder), readBrand(folder), svgNames(`${folder}/${figureFolder}`)]);
    const started = frame();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** What is wrong with the content or a section of the school, if anything is. */
    const mistakesNow = () =>
      devFiles().then(
        (files) => files.mistakes(),
        (error: unknown) => {
          if (!(error instanceof Error)) return String(error);
          // The class is that of the server environment.
          return error.name === "OwnSectionError" ? error.message : (error.stack ?? String(error));
        },
      );

    /** Makes the site anew, and says to the open pages what came of it. */
    const update = async () => {
      await devFiles().then(
        (files) => files.forget(),
        () => undefined,
      );
      server.environments.client.moduleGraph.invalidateAll();
      // They are read when the server starts.
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
    // Pages show what such a module makes, and no browser has it.
    hotUpdate({ file, server }) {
      const { moduleGraph } = server.environments.client;
      if (this.environment.name === "ssr" && !moduleGraph.getModulesByFile(file)) updateSoon();
    },
  };
}
