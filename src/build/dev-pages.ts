import { join } from "node:path";
import { isRunnableDevEnvironment, type Connect, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import type * as Server from "../entry.server.tsx";
import { addressOf } from "../data/addresses.ts";
import type * as Pages from "../pages/pages.ts";
import type * as SiteModule from "../site/create-site.ts";
import { sentenceOf } from "../reader/content-error.ts";
import { decoded } from "../data/schema/reference.ts";
import { componentOf, isFramed, screenOf, scriptOf } from "./page-scripts.ts";

/** Environment that renders pages in development. */
export function serverOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite's server environment cannot run modules.");
  return ssr;
}

/** Addresses of a module's style sheets, once it has run. Without them a page would first show unstyled. */
function sheetsOf(server: ViteDevServer, file: string, sheets: Set<string>): void {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (module.url.endsWith(".css")) sheets.add(module.url);
    else for (const one of module.importedModules) visit(one);
  };
  visit(
    serverOf(server).moduleGraph.getModuleById(
      file.startsWith("/src/") ? join(server.config.root, file) : file,
    ),
  );
}

async function render(
  server: ViteDevServer,
  site: SiteModule.Site,
  address: string,
): Promise<{ exists: boolean; html: string } | { to: string }> {
  const { runner } = serverOf(server);
  const { pageAt } = await runner.import<typeof SiteModule>("/src/site/create-site.ts");
  const { renderPage } = await runner.import<typeof Server>("/src/entry.server.tsx");
  const page = pageAt(site, address);
  const to = site.moved.get(decoded(address));
  if (to !== undefined) return { to: addressOf(site.content.site, to) };
  const entry = `${server.config.base}@id/__x00__${scriptOf(page)}`;
  const html = await renderPage(site, page, { entry, scripts: [], sheets: [] });
  // Vite knows a screen's style sheets only after it has run.
  const sheets = new Set<string>();
  const layout = isFramed(page) ? ["/src/layouts/with-header-and-footer.tsx"] : [];
  for (const file of [
    "/src/pages/app.tsx",
    screenOf(page.screen),
    ...page.sections.map(componentOf),
    ...layout,
  ])
    sheetsOf(server, file, sheets);
  // Names of classes depend on the address of the sheet, except for this query.
  const texts = await Promise.all(
    [...sheets].map(async (sheet) => {
      const direct = await server.environments.client.transformRequest(`${sheet}?direct`);
      return direct?.code ?? "";
    }),
  );
  // Vite's own scripts. In a complete page it would add the base to addresses twice.
  const [, scripts = ""] =
    /<head>([^]*)<\/head>/.exec(await server.transformIndexHtml(address, "<head></head>")) ?? [];
  const head = `<head>${scripts}<style data-until-hydrated>${texts.join("\n")}</style>`;
  return { exists: page.exists, html: html.replace("<head>", () => head) };
}

/** Page with the mistakes. Vite's client reloads it once they are corrected. */
function mistakePage(message: string, base: string): string {
  const text = message.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The content has mistakes</title><meta name="viewport" content="width=device-width"><script type="module" src="${base}@vite/client"></script></head><body><h1>The content has mistakes</h1><p>Correct them, and this page shows the site again.</p><pre style="white-space:pre-wrap">${text}</pre></body></html>`;
}

/** The page of a file that is not saved yet, without scripts, or its mistakes. Other files show on the home page. */
export async function previewOf(
  server: ViteDevServer,
  site: Promise<SiteModule.Site>,
  file: string,
): Promise<string> {
  const { runner } = serverOf(server);
  try {
    const { fileOfPage } = await runner.import<typeof Pages>("/src/pages/pages.ts");
    const made = await site;
    const page = made.content.pageList.find((one) => fileOfPage(one) === file);
    const answer = await render(server, made, page?.path ?? "/");
    if ("to" in answer) return "";
    // The server has no files of new pictures.
    return [...made.pictures.files].reduce(
      (html, [path, svg]) =>
        html.replaceAll(server.config.base + path, `data:image/svg+xml,${encodeURIComponent(svg)}`),
      answer.html,
    );
  } catch (error) {
    return mistakePage(sentenceOf(error) ?? String(error), server.config.base);
  }
}

/** Answers with pages, rendered for each request. Addresses without a file are pages. */
export const pageAnswer =
  (server: ViteDevServer, made: () => Promise<SiteModule.Site>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url?.split("?")[0] ?? "/").replace(/(.)\/$/, "$1");
    if (path.includes(".") && !path.endsWith(".html")) return next();
    const send = (status: number, html: string) =>
      response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    made()
      .then((site) => render(server, site, path))
      .then(
        (answer) => {
          if ("to" in answer) return void response.writeHead(301, { Location: answer.to }).end();
          send(answer.exists ? 200 : 404, answer.html);
        },
        (error: unknown) => {
          const mistakes = sentenceOf(error);
          if (mistakes !== undefined) return void send(500, mistakePage(mistakes, server.config.base));
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        },
      );
  };
