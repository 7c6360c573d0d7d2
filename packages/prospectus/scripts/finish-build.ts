import { readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentFolder } from "../site/content-folder.ts";
import { workFolder } from "../site/file-paths.ts";
import { manifest } from "../site/head/app-icons.ts";
import { forgetOldPhotographs, renditionBytes } from "../site/images/photographs.ts";
import { deskFolder, settingsOf } from "../site/hosts/headers.ts";
import type { Site } from "../site/make-site.ts";
import { deskFiles, onlineDesk } from "../tools/desk/desk.ts";
import { outputPath, root } from "./build-folder.ts";
import { settingsFile, type BuiltSite } from "./built-site.ts";

/** Writes pictures, feeds, manifest and settings. `headPictures` maps paths in the site to files. */
export async function finishBuild(site: Site, headPictures: ReadonlyMap<string, string>): Promise<void> {
  const { content, moved, pictures } = site;
  const written = [...site.texts, ...pictures.files, ["site.webmanifest", manifest(content)] as const];
  for (const [path, text] of written) await writeFile(await outputPath(path), text);
  const description: BuiltSite = { base: content.site.base, settings: settingsOf(content, moved) };
  await writeFile(join(workFolder, settingsFile), JSON.stringify(description));
  const renditions = [...pictures.renditions.values()];
  for (const one of renditions) await writeFile(await outputPath(one.file), await renditionBytes(one));
  await forgetOldPhotographs(renditions);
  const { site: settings } = content;
  if (settings.desk)
    for (const [path, bytesOf] of deskFiles(contentFolder, onlineDesk({ ...settings, desk: settings.desk })))
      await writeFile(await outputPath(path), bytesOf());
  for (const [path, file] of [...headPictures, ...site.files]) await copyFile(file, await outputPath(path));
}

const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Writes Brotli and gzip copies of text files, for hosts that serve them. */
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
