import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentFolder } from "../reader/content-folder.ts";
import { workFolder } from "../data/addresses.ts";
import { forgetOldPhotographs, renditionBytes } from "../data/images/photographs.ts";
import { settingsOf } from "./headers.ts";
import { deskFolder } from "../data/files.ts";
import { headersFile, movedPage, nginxFile, redirectsFile } from "./host-files.ts";
import type { Site } from "../site/make-site.ts";
import { deskFiles, onlineDesk } from "../desk/desk.ts";
import { outputPath, root } from "./build-folder.ts";
import { builtFile, type BuiltSite } from "./built-site.ts";

/** Writes pictures, feeds and files for hosts. `sharePictures` maps paths in the site to files. */
export async function finishBuild(site: Site, sharePictures: ReadonlyMap<string, string>): Promise<void> {
  const { content, pictures } = site;
  const written = [...site.texts, ...pictures.files];
  for (const [path, text] of written) await writeFile(await outputPath(path), text);
  const renditions = [...pictures.renditions.values()];
  for (const one of renditions) await writeFile(await outputPath(one.file), await renditionBytes(one));
  await forgetOldPhotographs(renditions);
  const { site: owner } = content;
  if (owner.desk)
    for (const [path, bytesOf] of deskFiles(contentFolder, onlineDesk({ ...owner, desk: owner.desk })))
      await writeFile(await outputPath(path), bytesOf());
  for (const [path, file] of [...sharePictures, ...site.files]) await copyFile(file, await outputPath(path));
  await writeHostFiles(site);
}

/** Writes what hosts and the preview need besides the pages. */
async function writeHostFiles({ content, moved }: Site): Promise<void> {
  const { site } = content;
  const settings = settingsOf(content);
  const built: BuiltSite = { base: site.base, settings, moved: [...moved] };
  await writeFile(join(workFolder, builtFile), JSON.stringify(built));
  // Without it GitHub Pages leaves out files that begin with an underscore.
  await writeFile(await outputPath(".nojekyll"), "");
  for (const [from, to] of moved) {
    const file = await outputPath(from.endsWith(".html") ? from : `${from}/index.html`);
    // At /about.html hosts already show /about.
    if (!existsSync(file)) await writeFile(file, movedPage(site, to));
  }
  // These files count at the root of a host only.
  if (site.base !== "/") return;
  await writeFile(await outputPath("_headers"), headersFile(settings));
  await writeFile(await outputPath("_redirects"), redirectsFile(moved));
  await writeFile(join(workFolder, "nginx.conf"), nginxFile(settings, moved));
}

const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Writes Brotli and gzip copies of text files, for the preview and nginx. */
export async function compress(): Promise<void> {
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!text.test(name)) continue;
    const file = join(root, name);
    const bytes = await readFile(file);
    // The editor of the desk is large, and few people load it.
    const quality = `/${name}`.startsWith(deskFolder) ? 5 : constants.BROTLI_MAX_QUALITY;
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes, { params }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  }
}
