/** Where the files of the provider's two fonts lie. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The file of a font: in the content folder, or else in an installed package. Nothing where it is in neither. */
export function fontFile(contentFolder: string, file: string): string | undefined {
  return [join(contentFolder, file), join("node_modules", file)].find((path) => existsSync(path));
}

/** The package whose file a font is; nothing for a file of the content folder. */
export const packageOf = (file: string): string | undefined =>
  /^(@[^/]+\/)?[^/@]+(?=\/files\/)/.exec(file)?.[0];
