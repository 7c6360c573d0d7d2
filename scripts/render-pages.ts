/** Renders every page of a site into its file: see `buildPages`. */
import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";
import type * as Server from "../app/entry.server.tsx";
import { serverFolder } from "../site/file-paths.ts";
import { pageAt, type Site } from "../site/make-site.ts";
import { placeOf, root } from "./build-folder.ts";
import { inTurns } from "./in-turns.ts";
import { entriesOf, scriptOf } from "./page-scripts.ts";

const manifestFile = join(root, ".vite", "manifest.json");

/** What an entry of the build needs, by their addresses: what it imports comes before it. */
function needsOf(manifest: Manifest, name: string, base: string) {
  const [scripts, sheets] = [new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  visit(name);
  const [entry = "", ...imported] = [...scripts].map((file) => base + file);
  return { entry, scripts: imported, sheets: [...sheets].map((file) => base + file) };
}

/** Has Vite build the scripts for the browser and what renders pages, and renders all pages. */
export async function buildPages(site: Site): Promise<void> {
  const { base } = site.content.site;
  const input = entriesOf(site);
  const builder = await createBuilder({
    logLevel: "warn",
    environments: { client: { build: { rolldownOptions: { input } } } },
  });
  await builder.buildApp();
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  await rm(join(root, ".vite"), { recursive: true });
  const server = pathToFileURL(resolve(serverFolder, "entry.server.js")).href;
  const { renderPage } = (await import(server)) as typeof Server;
  const read = (address: string) => readFileSync(join(root, address.slice(base.length)), "utf8");
  // No path of a page is so deep, and this is none: the error page.
  await inTurns([...site.pages.keys(), "/404"], async (path) => {
    const page = pageAt(site, path);
    const files = { ...needsOf(manifest, scriptOf(page), base), read };
    const file = page.found ? join(path, "index.html") : "404.html";
    await writeFile(await placeOf(file), await renderPage(site, page, files));
  });
  await rm(serverFolder, { recursive: true });
}
