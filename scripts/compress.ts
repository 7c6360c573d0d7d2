/** Compresses the text files of the built site for hosts that send them so: see `compress`. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./build-folder.ts";

const text = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/;

/** Writes the compressed copies (Brotli and gzip) of all text files of the built site. */
export async function compress(): Promise<void> {
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!text.test(name)) continue;
    const file = join(root, name);
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes, { params }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  }
}
