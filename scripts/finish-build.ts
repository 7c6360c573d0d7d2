/** What the build does once the pages are prerendered: see `finishBuild`. */
import { glob, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorPath } from "../site/file-paths.ts";
import { forgetAllBut, renditionBytes } from "../site/images/photograph-files.ts";
import { loadSite } from "../site/load-site.ts";
import { wordsModules } from "../site/words.ts";
import { codeVersion } from "./code-version.ts";
import { drawHeadPictures } from "./head-pictures.ts";

const root = join("build", "client");

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Takes away what React Router writes and this site does not send: data that nothing fetches, and a page for unknown addresses, which here is the error page. */
async function tidy(): Promise<void> {
  await rename(join(root, errorPath, "index.html"), join(root, "404.html"));
  await rm(join(root, "404"), { recursive: true });
  await rm(join(root, "__spa-fallback.html"), { force: true });
  for await (const data of glob(join(root, "**", "*.data"))) await rm(data);
}

/** Writes the files beside the pages: words, pictures, feeds, the manifest. */
export async function finishBuild(): Promise<void> {
  const site = await loadSite();
  const { pictures, texts } = site;
  await tidy();
  const folder = `words/${codeVersion()}`;
  const words = [...wordsModules(site)].map(([path, text]) => [`${folder}${path}`, text] as const);
  await Promise.all([...words, ...pictures.files, ...texts].map(([path, text]) => write(path, text)));
  const renditions = [...pictures.renditions.values()];
  await Promise.all(renditions.map(async (one) => write(one.file, await renditionBytes(one))));
  await forgetAllBut(renditions);
  await drawHeadPictures(site, root);
}
