/** What the build does once the pages are prerendered: see `tidy` and `finishBuild`. */
import { copyFile, glob, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorPath, workFolder } from "../site/file-paths.ts";
import { manifest } from "../site/head/app-icons.ts";
import { forgetOldPhotographs, renditionBytes } from "../site/images/photograph-files.ts";
import { settingsOf } from "../site/hosts/headers.ts";
import type { Site } from "../site/make-site.ts";
import { root } from "./build-folder.ts";
import { settingsFile } from "./built-settings.ts";
import { inTurns } from "./in-turns.ts";

/** The place of a file in the built site, with its folder made. */
async function placeOf(path: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/**
 * Takes away what React Router writes and this site does not send: data that nothing fetches, and a page for unknown addresses, which
 * here is the error page. The pages, which it writes below the site's base, come to stand at the root of the site: its folder is
 * published as the base.
 */
export async function tidy({ content, pages }: Site): Promise<void> {
  for await (const data of glob(join(root, "**", "*.data"))) await rm(data);
  await rm(join(root, "__spa-fallback.html"), { force: true });
  const fileOf = (path: string) => (path === errorPath ? "404.html" : join(path, "index.html"));
  const written = (path: string) => join(root, content.site.base, path, "index.html");
  // The shorter first: where the base is called like a page, one page takes the place that another has left.
  for (const path of [...pages.keys(), errorPath].toSorted((one, other) => one.length - other.length))
    await rename(written(path), await placeOf(fileOf(path)));
  await removeEmptyFolders(root);
}

/** Removes the folders below a folder in which there is no file. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    await removeEmptyFolders(inner);
    if ((await readdir(inner)).length === 0) await rmdir(inner);
  }
}

/**
 * Puts beside the rendered pages all other files: pictures, feeds, the manifest. `headPictures` are files by their paths in
 * the site. Beside the site stands what its content sets of the header fields.
 */
export async function finishBuild(site: Site, headPictures: ReadonlyMap<string, string>): Promise<void> {
  const { content, pictures, texts } = site;
  await inTurns(
    [...texts, ...pictures.files, ["site.webmanifest", manifest(content)] as const],
    async ([path, text]) => writeFile(await placeOf(path), text),
  );
  await writeFile(join(workFolder, settingsFile), JSON.stringify(settingsOf(content.site)));
  const renditions = [...pictures.renditions.values()];
  await inTurns(renditions, async (one) => writeFile(await placeOf(one.file), await renditionBytes(one)));
  await forgetOldPhotographs(renditions);
  await inTurns(headPictures, async ([path, file]) => copyFile(file, await placeOf(path)));
}
