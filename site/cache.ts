/** Files that cost time to make and are kept in `.cache/` between builds: see `cached`. */
import { hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Beside each file lies one that holds the hash of its bytes. */
const hashOf = (file: string) => `${file}.sha256`;

/** Writes a file and renames it into place: a program that is ended, or a full disk, leaves no half file under the name. */
async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** The bytes of a file, where they are those that were written; nothing where it is missing or was spoilt. */
async function readSound(file: string): Promise<Buffer | undefined> {
  const [bytes, expected] = await Promise.all(
    [file, hashOf(file)].map((name) => readFile(name).catch(() => undefined)),
  );
  return bytes && expected && hash("sha256", bytes) === expected.toString() ? bytes : undefined;
}

/**
 * Takes a file from the cache, or makes it and puts it there.
 *
 * @param file its path, whose name says all that it is made of.
 * @returns its bytes. Rejects when it cannot be made or written.
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readSound(file);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, bytes);
  await writeWhole(hashOf(file), hash("sha256", bytes));
  return bytes;
}

/** Deletes all but these files (paths) from a folder of the cache, so that it does not grow for ever. */
export async function forgetAllBut(files: Iterable<string>, folder: string): Promise<void> {
  const kept = new Set([...files].flatMap((file) => [basename(file), basename(hashOf(file))]));
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name))));
}
