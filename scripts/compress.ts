import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const texts = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/;
/** Below this a compressed copy saves next to nothing. Bytes. */
const smallest = 200;

/** Writes a Brotli and a gzip copy beside every text file of a folder, for hosts that serve files as they lie. */
export function compress(root: string): void {
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!texts.test(name)) continue;
    const file = join(root, name);
    const content = readFileSync(file);
    if (content.length < smallest) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
