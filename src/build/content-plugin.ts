/** A Vite plugin. `import("virtual:content/search")` returns data from the content (`shared` of a site, make-site.ts). */
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { contentFolder } from "../reader/content-folder.ts";
import type * as DevFiles from "./dev-files.ts";
import { readBase } from "../data/checks/settings.ts";
import type * as LoadSite from "./load-site.ts";

const prefix = "virtual:content/";

/** Page with the mistakes. Vite's client reloads it once they are corrected. */
function mistakePage(message: string, base: string): string {
  const text = message.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The content has mistakes</title><meta name="viewport" content="width=device-width"><script type="module" src="${base}@vite/client"></script></head><body><h1>The content has mistakes</h1><p>Correct them, and this page shows the site again.</p><pre>${text}</pre></body></html>`;
}

/** Environment that renders pages in development. */
export function serverOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite's server environment cannot run modules.");
  return ssr;
}

export function contentPlugin(folder = contentFolder): Plugin {
  const root = resolve(folder) + sep;

  /** Source of the site: this module in a build; in development the module of the routes. */
  let siteModule = (): Promise<Pick<typeof LoadSite, "loadSite">> =>
    import(pathToFileURL(join(import.meta.dirname, "load-site.ts")).href);

  let updateSoon = () => {};

  const configureServer = (server: ViteDevServer) => {
    /** Serves the files from the environment that renders the pages, so that both use the same site. */
    const devFiles = () => serverOf(server).runner.import<typeof DevFiles>("/src/build/dev-files.ts");
    siteModule = devFiles;
    const { base } = server.config;
    const started = readBase(folder);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let updates = Promise.resolve();

    const mistakesNow = () =>
      devFiles().then(
        (files) => files.mistakes(),
        (error: unknown) => (error instanceof Error && error.stack) || String(error),
      );

    const update = async () => {
      await devFiles().then(
        (files) => files.forget(),
        () => undefined,
      );
      // No other module has words of the content.
      const { moduleGraph } = server.environments.client;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
      if (readBase(folder) !== started) {
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
      // An editor can write a file in two steps. Updates run in turn, so that the page shows the result of the last.
      timer = setTimeout(() => (updates = updates.then(update, update)), 50);
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
      answer().then((file) => {
        if (!file) return next();
        response.setHeader("Content-Type", file.type);
        response.end(file.body);
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
    // Pages show what such a module makes, but no browser loads it.
    hotUpdate({ file, server }) {
      const { moduleGraph } = server.environments.client;
      if (this.environment.name === "ssr" && !moduleGraph.getModulesByFile(file)) updateSoon();
    },
  };
}
