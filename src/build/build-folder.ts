import { accessSync, renameSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { workFolder } from "../data/addresses.ts";

const built = "build";
export const root = join(workFolder, "client");
/** Path of a file in the new site. Creates its folder. */
export async function outputPath(path: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** Replaces the old site with the new one. Throws without a new one, and keeps the old one. */
export function publishBuild(): void {
  accessSync(workFolder);
  rmSync(built, { recursive: true, force: true });
  renameSync(workFolder, built);
}
