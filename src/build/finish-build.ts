import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached, cacheFolder } from "../data/images/cache.ts";
import { renditionBytes } from "../data/images/photographs.ts";
import { articleFeedPath } from "../data/content.ts";
import { deskFolder } from "../data/files.ts";
import { headersFile, movedPage, nginxFile, redirectsFile } from "./host-files.ts";
import type { Site } from "../site/create-site.ts";
import { deskFiles, onlineDesk } from "../desk/desk.ts";
import { builtFile, type BuiltSite, type WorkFolder } from "./folders.ts";
import { onAllCores } from "./on-all-cores.ts";

/** Writes pictures, feeds and files for hosts. `sharePictures` maps paths in the site to files. */
export async function finishBuild(
  site: Site,
  work: WorkFolder,
  sharePictures: ReadonlyMap<string, string>,
): Promise<void> {
  const { content, pictures } = site;
  const written = [...site.texts, ...pictures.files];
  for (const [path, bytes] of written) await writeFile(await work.fileAt(path), bytes);
  for (const one of pictures.renditions.values())
    await writeFile(await work.fileAt(one.file), await renditionBytes(one));
  const { site: owner } = content;
  if (owner.desk)
    for (const [path, bytesOf] of deskFiles(site.options, onlineDesk({ ...owner, desk: owner.desk })))
      await writeFile(await work.fileAt(path), await bytesOf());
  for (const [path, file] of [...sharePictures, ...site.files]) await copyFile(file, await work.fileAt(path));
  await writeHostFiles(site, work);
}

/** Writes what hosts and the preview need besides the pages. */
async function writeHostFiles({ content, moved }: Site, work: WorkFolder): Promise<void> {
  const { site } = content;
  const feed = articleFeedPath(content);
  const built: BuiltSite = { base: site.base, moved: [...moved] };
  await writeFile(join(work.path, builtFile), JSON.stringify(built));
  // Without it GitHub Pages leaves out files that begin with an underscore.
  await writeFile(await work.fileAt(".nojekyll"), "");
  for (const [from, to] of moved) {
    const file = from.endsWith(".html") ? from : `${from}/index.html`;
    // At /about.html hosts already show /about.
    if (!existsSync(join(work.client, file))) await writeFile(await work.fileAt(file), movedPage(site, to));
  }
  // These files count at the root of a host only.
  if (site.base !== "/") return;
  await writeFile(await work.fileAt("_headers"), headersFile(feed));
  await writeFile(await work.fileAt("_redirects"), redirectsFile(moved));
  await writeFile(join(work.path, "nginx.conf"), nginxFile(feed, moved));
}

const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Writes Brotli and gzip copies of text files, for the preview and nginx. */
export async function compress({ pages }: Site, { client }: WorkFolder): Promise<void> {
  // Brotli's best saves 2 % of a page and takes three times as long: too long for hundreds of pages.
  const best = constants.BROTLI_MAX_QUALITY - (pages.size > 100 ? 1 : 0);
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  await onAllCores(
    "Compressed files",
    names.filter((name) => text.test(name)),
    async (name) => {
      const file = join(client, name);
      const bytes = await readFile(file);
      // The editor of the desk is large, and few people load it.
      const quality = `/${name}`.startsWith(deskFolder) ? 5 : best;
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      };
      const made = {
        br: () => brotli(bytes, { params }),
        gz: () => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, make] of Object.entries(made)) {
        const copy = `${hash("sha256", bytes)}-${quality}-${process.version}.${ending}`;
        await writeFile(`${file}.${ending}`, await cached(join(cacheFolder, "compressed", copy), make));
      }
    },
  );
}
