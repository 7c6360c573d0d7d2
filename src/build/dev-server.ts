/** Vite plugins of the development server. It holds the site, and makes it again after a change. */
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { readBase } from "../data/checks/settings.ts";
import { contentTypeOf } from "../data/files.ts";
import { renditionBytes } from "../data/images/photographs.ts";
import { sentenceOf } from "../reader/content-error.ts";
import type * as SiteModule from "../site/create-site.ts";
import type { SiteOptions } from "../site/load.ts";
import { pageAnswer, serverOf } from "./dev-pages.ts";

type Served = { type: string; body: string | Uint8Array };

/** Page with the mistakes. Vite's client reloads it once they are corrected. */
function mistakePage(message: string, base: string): Served {
  const text = message.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return {
    type: "text/html",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The content has mistakes</title><meta name="viewport" content="width=device-width"><script type="module" src="${base}@vite/client"></script></head><body><h1>The content has mistakes</h1><p>Correct them, and this page shows the site again.</p><pre>${text}</pre></body></html>`,
  };
}

/** File at an address, if the build would write one. */
async function fileOf(
  { files, pictures, texts }: SiteModule.Site,
  address: string,
): Promise<Served | undefined> {
  const file = address.slice(1);
  const rendition = pictures.renditions.get(file);
  if (rendition) return { type: contentTypeOf(address), body: await renditionBytes(rendition) };
  const path = files.get(file);
  if (path) return { type: contentTypeOf(address), body: await readFile(path) };
  const body = pictures.files.get(file) ?? texts.get(file);
  return body === undefined ? undefined : { type: contentTypeOf(address), body };
}

/** The site, made by the code that Vite runs at the time: an edit of the code shows too. */
class HeldSite {
  private readonly options: SiteOptions;
  private server: ViteDevServer | undefined;
  private by: typeof SiteModule.createSite | undefined;
  private site: Promise<SiteModule.Site> | undefined;

  constructor(options: SiteOptions) {
    this.options = options;
  }

  get root(): string {
    return this.options.root;
  }

  attach(server: ViteDevServer): void {
    this.server = server;
    this.forget();
  }

  forget(): void {
    this.site = undefined;
  }

  async made(): Promise<SiteModule.Site> {
    if (!this.server) throw new Error("The development server has not started.");
    const { createSite } = await serverOf(this.server).runner.import<typeof SiteModule>(
      "/src/site/create-site.ts",
    );
    if (this.by !== createSite) this.forget();
    this.by = createSite;
    this.site ??= createSite(this.options);
    return this.site;
  }

  /** All mistakes in the content as one text, if any. Other errors do not stop the server. */
  async mistakes(): Promise<string | undefined> {
    try {
      await this.made();
      return undefined;
    } catch (error) {
      return sentenceOf(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
    }
  }
}

/** Makes the site again after a change of the content or the code, one change after another. Returns the function that asks for it. */
function updatesOf(server: ViteDevServer, held: HeldSite): () => void {
  const started = server.config.base;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let updates = Promise.resolve();
  const update = async () => {
    held.forget();
    if (readBase(held.root) !== started) {
      await server.restart();
      return;
    }
    const mistakes = await held.mistakes();
    if (mistakes) server.ws.send({ type: "error", err: { message: mistakes, stack: "", plugin: "content" } });
    else server.ws.send({ type: "full-reload" });
  };
  return () => {
    clearTimeout(timer);
    // An editor can write a file in two steps. Updates run in turn, so that the page shows the result of the last.
    timer = setTimeout(() => (updates = updates.then(update, update)), 50);
  };
}

export function devServer(options: SiteOptions): Plugin[] {
  const held = new HeldSite(options);
  let updateSoon = () => {};

  const configureServer = (server: ViteDevServer) => {
    const { base } = server.config;
    held.attach(server);
    updateSoon = updatesOf(server, held);
    const folder = resolve(held.root) + sep;
    server.watcher.add(folder);
    server.watcher.on("all", (_event, path) => {
      if (path.startsWith(folder)) updateSoon();
    });
    server.middlewares.use((request, response, next) => {
      const address = request.url?.split("?")[0] ?? "/";
      if (!address.startsWith(base)) return next();
      const path = `/${address.slice(base.length)}`;
      const isFile = /\.\w+$/.test(path);
      const isPage = !isFile && request.headers.accept?.includes("text/html");
      if (!isFile && !isPage) return next();
      const answer = async (): Promise<Served | undefined> => {
        const mistakes = await held.mistakes();
        if (mistakes) return isPage ? mistakePage(mistakes, base) : undefined;
        return isFile ? fileOf(await held.made(), path) : undefined;
      };
      answer().then((file) => {
        if (!file) return next();
        response.setHeader("Content-Type", file.type);
        response.end(file.body);
      }, next);
    });
    return () => server.middlewares.use(pageAnswer(server, () => held.made()));
  };

  return [
    {
      name: "dev-server",
      // A restart reads it again.
      config: () => ({ base: readBase(held.root) }),
      configureServer,
      // Pages show what such a module makes, but no browser loads it.
      hotUpdate({ file, server }) {
        const { moduleGraph } = server.environments.client;
        if (this.environment.name === "ssr" && !moduleGraph.getModulesByFile(file)) updateSoon();
      },
    },
  ];
}
