/** Where the files of the provider's two fonts lie. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** The file of a font: in the content folder, or else in an installed package. Nothing where it is in neither. */
export function fontFile(contentFolder: string, file: string): string | undefined {
  // Where Node looks for packages: here and in every folder above.
  const folders = createRequire(resolve("package.json")).resolve.paths(file) ?? [];
  return [contentFolder, ...folders].map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/** The package whose file a font is; nothing for a file of the content folder. */
export const packageOf = (file: string): string | undefined =>
  /^(@[^/]+\/)?[^/@]+(?=\/files\/)/.exec(file)?.[0];
