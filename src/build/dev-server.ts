/** A Vite plugin, the development server. It holds the site, and makes it again after a change. */
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { json } from "node:stream/consumers";
import type { Plugin, ViteDevServer } from "vite";
import { readBase } from "../data/checks/settings.ts";
import { contentTypeOf, deskPath, previewPath } from "../data/files.ts";
import { renditionBytes } from "../data/images/photographs.ts";
import { deskFiles, localDesk } from "../desk/desk.ts";
import { sentenceOf } from "../reader/content-error.ts";
import type * as SiteModule from "../site/create-site.ts";
import type { SiteOptions } from "../site/load.ts";
import { pageAnswer, previewOf, serverOf } from "./dev-pages.ts";

/** File at an address, if the build would write one. */
async function fileOf({ files, pictures, texts }: SiteModule.Site, file: string) {
  const rendition = pictures.renditions.get(file);
  if (rendition) return renditionBytes(rendition);
  const path = files.get(file);
  return path ? readFile(path) : (pictures.files.get(file) ?? texts.get(file));
}

/** Holds the site, made by the code that Vite runs at the time: an edit of the code shows too. */
function holdSite(server: ViteDevServer, options: SiteOptions) {
  let by: typeof SiteModule.createSite | undefined;
  let site: Promise<SiteModule.Site> | undefined;
  let said: string | undefined;
  const maker = async () => {
    const { runner } = serverOf(server);
    return (await runner.import<typeof SiteModule>("/src/site/create-site.ts")).createSite;
  };
  return {
    forget() {
      site = undefined;
    },
    /** A page with a text that the desk has not saved. */
    async preview({ file, text }: { file: string; text: string }): Promise<string> {
      const createSite = await maker();
      return previewOf(server, createSite({ ...options, changed: new Map([[file, text]]) }), file);
    },
    async made(): Promise<SiteModule.Site> {
      const createSite = await maker();
      if (by !== createSite) site = undefined;
      by = createSite;
      site ??= createSite(options).then(
        (made) => {
          said = undefined;
          return made;
        },
        (error: unknown) => {
          const mistakes = sentenceOf(error);
          // Each of several writes of a file makes the site again.
          if (mistakes !== undefined && mistakes !== said)
            server.config.logger.error(mistakes, { timestamp: true });
          said = mistakes;
          throw error;
        },
      );
      return site;
    },
  };
}

/** Makes the site again after a change of the content or the code, one change after another. Returns the function that asks for it. */
function updatesOf(server: ViteDevServer, held: ReturnType<typeof holdSite>, root: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let updates = Promise.resolve();
  const update = async () => {
    held.forget();
    if (readBase(root) !== server.config.base) return server.restart();
    // With a mistake, the page says which.
    await held.made().catch(() => undefined);
    server.ws.send({ type: "full-reload" });
  };
  return () => {
    clearTimeout(timer);
    // An editor can write a file in two steps. Updates run in turn, so that the page shows the result of the last.
    timer = setTimeout(() => (updates = updates.then(update, update)), 50);
  };
}

export function devServer(options: SiteOptions): Plugin {
  const { root } = options;
  let updateSoon = () => {};
  return {
    name: "dev-server",
    // A restart reads it again.
    config: () => ({ base: readBase(root) }),
    configureServer(server) {
      const { base } = server.config;
      const held = holdSite(server, options);
      updateSoon = updatesOf(server, held, root);
      const folder = resolve(root) + sep;
      server.watcher.add(folder);
      server.watcher.on("all", (_event, path) => {
        if (path.startsWith(folder)) updateSoon();
      });
      server.middlewares.use(`${base}${previewPath.slice(1)}`, (request, response, next) => {
        json(request)
          .then((body) => held.preview(body as { file: string; text: string }))
          .then((html) => response.setHeader("Content-Type", "text/html; charset=utf-8").end(html), next);
      });
      // Without the content, whose mistakes the desk can correct.
      server.middlewares.use(base + deskPath.slice(1), ({ url, headers }, response, next) => {
        const path = deskPath.slice(1) + url?.replace(/\?.*/, "").replace(/^\/$/, "/index.html");
        const file = deskFiles(options, localDesk(base, headers.host)).get(path);
        if (!file) return next();
        response.setHeader("Content-Type", contentTypeOf(path));
        Promise.resolve(file()).then((body) => response.end(body), next);
      });
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split("?")[0] ?? "/";
        if (!address.startsWith(base) || !/\.\w+$/.test(address)) return next();
        held
          .made()
          .then((site) => fileOf(site, address.slice(base.length)))
          .then(
            (body) => {
              if (body === undefined) return next();
              response.setHeader("Content-Type", contentTypeOf(address)).end(body);
            },
            // With a mistake in the content there are no files. The pages say which.
            () => next(),
          );
      });
      return () => server.middlewares.use(pageAnswer(server, () => held.made()));
    },
    // Pages show what such a module makes, but no browser loads it.
    hotUpdate({ file, server }) {
      const { moduleGraph } = server.environments.client;
      if (this.environment.name === "ssr" && !moduleGraph.getModulesByFile(file)) updateSoon();
    },
  };
}
