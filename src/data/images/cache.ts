import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Reads a file, or makes and stores it under a temporary name first. Its name identifies all that it is made of. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

/** Deletes all other files from a cache folder, so that it does not grow forever. */
export async function forgetAllBut(files: Iterable<string>, folder: string): Promise<void> {
  const kept = new Set([...files].map((file) => basename(file)));
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name))));
}
