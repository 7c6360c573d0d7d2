import { join } from "node:path";
import { isFile } from "./read-text.ts";
import { foldersFor } from "./settings.ts";

/** Path of a picture of the content, which can be missing. */
export function imageIn(root: string, image: string): string {
  const paths = foldersFor(root, "images").map((folder) => join(folder, image));
  return paths.find(isFile) ?? join(root, "images", image);
}
