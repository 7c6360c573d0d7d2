import { join } from "node:path";
import { isRunnableDevEnvironment, type Connect, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import type * as Server from "../entry.server.tsx";
import { addressOf } from "../data/addresses.ts";
import type * as SiteModule from "../site/create-site.ts";
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
  const texts = await Promise.all(
    [...sheets].map(async (sheet) => (await runner.import<{ default: string }>(`${sheet}?inline`)).default),
  );
  // Vite's own scripts. In a complete page it would add the base to addresses twice.
  const [, scripts = ""] =
    /<head>([^]*)<\/head>/.exec(await server.transformIndexHtml(address, "<head></head>")) ?? [];
  const head = `<head>${scripts}<style data-until-hydrated>${texts.join("\n")}</style>`;
  return { exists: page.exists, html: html.replace("<head>", () => head) };
}

/** Answers with pages, rendered for each request. Addresses without a file are pages. */
export const pageAnswer =
  (server: ViteDevServer, made: () => Promise<SiteModule.Site>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url?.split("?")[0] ?? "/").replace(/(.)\/$/, "$1");
    if (path.includes(".") && !path.endsWith(".html")) return next();
    made()
      .then((site) => render(server, site, path))
      .then(
        (answer) => {
          if ("to" in answer) return void response.writeHead(301, { Location: answer.to }).end();
          response.writeHead(answer.exists ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
          response.end(answer.html);
        },
        (error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        },
      );
  };
