/** The folders of a build: the new site is made beside the old one and takes its place when it is complete. */
import { accessSync, renameSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { workFolder } from "../site/file-paths.ts";

/** The site that is served until a new one is complete. */
const built = "build";
/** The new site in a build. */
export const root = join(workFolder, "client");
/** The place of a file in the built site, with its folder made. */
export async function placeOf(path: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** Puts the new site, which is complete, in the place of the old one. Throws where there is none; the old one stays then. */
export function publishBuild(): void {
  accessSync(workFolder);
  rmSync(built, { recursive: true, force: true });
  renameSync(workFolder, built);
}
