import { randomUUID } from "node:crypto";
import { globSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What builds have made. */
export const cacheFolder = join(".cache", "made");

/** Reads a file, or makes and stores it under a temporary name first. Its name identifies all that it is made of. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) {
    // Marks it as needed, unless another build has deleted it by now.
    await utimes(file, new Date(), new Date()).catch(() => undefined);
    return kept;
  }
  const bytes = await make();
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

const day = 86_400_000;

/** Deletes what no build has needed for a day, so that the cache does not grow forever. Younger drafts can belong to a build that runs. */
export function forgetOld(folder = cacheFolder): void {
  for (const name of globSync("**", { cwd: folder })) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.mtimeMs < Date.now() - day) rmSync(file, { force: true });
  }
}
