import { fork } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Server from "../entry.server.tsx";
import { pageFile } from "../data/addresses.ts";
import { cached, cacheFolder } from "../data/images/cache.ts";
import { pageAt, type Site, type ThisPage } from "../site/create-site.ts";
import type { Chunk, Entries } from "./bundle.ts";
import { projectFolder, type WorkFolder } from "./folders.ts";
import { licences } from "./licences.ts";
import { onAllCores } from "./on-all-cores.ts";
import { entriesOf, isFramed, scriptOf } from "./page-scripts.ts";

/** Scripts and style sheets of an entry, those of imports first. Throws an Error if the build has no such entry. */
function filesOf(chunks: readonly Chunk[], entry: string, base: string) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const [scripts, sheets] = [new Set<string>(), new Set<string>()];
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || scripts.has(base + chunk.fileName)) return;
    scripts.add(base + chunk.fileName);
    for (const file of chunk.imports) visit(byFile.get(file));
    for (const sheet of chunk.sheets) sheets.add(base + sheet);
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === entry));
  const [first, ...imported] = scripts;
  if (first === undefined) throw new Error(`The build has no script ${entry}.`);
  return { entry: first, scripts: imported, sheets: [...sheets] };
}

/** What all pages are made of: the code that renders them, its packages, drawings and settings. */
function hashOfRenderer({ content, pictures }: Site, { server }: WorkFolder): string {
  const code = globSync("**/*.js", { cwd: server })
    .toSorted()
    .map((file) => join(server, file));
  const texts = [...code, join(projectFolder, "package-lock.json")].map((file) => readFileSync(file, "utf8"));
  return hash("sha256", JSON.stringify([texts, [...pictures.inline], content.site]));
}

/** Starts to build the code that renders pages, in another process. Returns a function that also builds the scripts of pages. */
export function startBundle(base: string, { client, server }: WorkFolder) {
  const program = fork(join(import.meta.dirname, "bundle.ts"), [base, resolve(client), resolve(server)]);
  process.once("exit", () => program.kill());
  // It has printed its error.
  program.once("exit", (code) => {
    if (code !== 0) process.exit(1);
  });
  return async (pages: Entries): Promise<Chunk[]> => {
    program.send(pages);
    const [chunks] = await once(program, "message");
    return chunks;
  };
}

/** Renders all pages, with the scripts and styles of a bundle. */
export async function buildPages(
  site: Site,
  work: WorkFolder,
  bundle: ReturnType<typeof startBundle>,
): Promise<void> {
  const { base } = site.content.site;
  const entries = entriesOf(site);
  const framed = new Set([...site.pages.values()].filter(isFramed).map(scriptOf)).size;
  const chunks = await bundle({ entries, framed });
  const list = await readFile(join(work.client, ".vite", "licences.json"), "utf8");
  await writeFile(join(work.client, "licences.txt"), licences(list));
  await rm(join(work.client, ".vite"), { recursive: true });
  const read = (address: string) => readFileSync(join(work.client, address.slice(base.length)), "utf8");
  const imported = chunks.flatMap(({ isDynamicEntry, facadeModuleId }) =>
    isDynamicEntry && facadeModuleId !== null ? [facadeModuleId] : [],
  );
  const later = new Set(imported.flatMap((module) => filesOf(chunks, module, base).sheets));
  const files = new Map(
    entries.map((script) => {
      const needed = filesOf(chunks, `\0${script}`, base);
      return [script, { ...needed, shared: needed.sheets.filter((sheet) => later.has(sheet)), read }];
    }),
  );
  const server = pathToFileURL(resolve(work.server, "entry.server.js")).href;
  const { renderPage }: typeof Server = await import(server);
  const renderer = hashOfRenderer(site, work);
  const write = async (page: ThisPage, path: string) => {
    const needed = files.get(scriptOf(page));
    if (!needed) throw new Error(`The build has no script for the page ${path}.`);
    const madeOf = JSON.stringify([renderer, page, needed, site.structuredData.get(path)]);
    const html = await cached(join(cacheFolder, "pages", `${hash("sha256", madeOf)}.html`), async () =>
      Buffer.from(await renderPage(site, page, needed)),
    );
    await writeFile(await work.fileAt(pageFile(path)), html);
  };
  // The last path matches no page, so it renders the error page.
  const paths = [...site.pages.keys(), "/404"];
  await onAllCores("Rendered pages", paths, (path) => write(pageAt(site, path), path));
  await rm(work.server, { recursive: true });
  // Pages contain the other sheets, and nothing loads them. No option of Vite leaves them out.
  const sheets = new Set([...files.values()].flatMap((needed) => needed.sheets));
  for (const sheet of sheets) if (!later.has(sheet)) await rm(join(work.client, sheet.slice(base.length)));
}
