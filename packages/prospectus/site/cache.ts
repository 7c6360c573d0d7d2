/** Files that cost time to make and are kept in `.cache/` between builds: see `cached`. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Takes a file from the cache, or makes it and puts it there. It is written under another name first: a program that is ended, or a
 * full disk, leaves no half file under its own.
 *
 * @param file its path, whose name says all that it is made of.
 * @returns its bytes. Rejects when it cannot be made or written.
 */
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

/** Deletes all but these files (paths) from a folder of the cache, so that it does not grow for ever. */
export async function forgetAllBut(files: Iterable<string>, folder: string): Promise<void> {
  const kept = new Set([...files].map((file) => basename(file)));
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name))));
}
