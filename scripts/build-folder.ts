/** The folders of a build: the new site is made beside the old one and takes its place when it is complete. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { workFolder } from "../site/file-paths.ts";
import { giveBack, takeLock } from "./build-lock.ts";

/** The site that is served until a new one is complete, and where it lies for the moment of the exchange. */
const built = "build";
const aside = join(".cache", "last-build");
/** The new site in a build. */
export const root = join(workFolder, "client");
/** The place of a file in the built site, with its folder made. */
export async function placeOf(path: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

/** The process that builds. */
const lock = join(".cache", "build-lock");

/**
 * Makes sure that no other build of this project is under way, and that one which was killed in the moment of the exchange has left
 * the old site in its place.
 *
 * @returns a sentence for whoever builds, where there is another, or a file in the place of the site.
 */
export function claimBuild(): string | undefined {
  mkdirSync(dirname(lock), { recursive: true });
  const other = takeLock(lock);
  if (other !== undefined)
    return `Process ${other} is building this site: wait for its end. If it is no build, remove ${lock} and try again.`;
  if (!existsSync(built) && existsSync(aside)) renameSync(aside, built);
  return existsSync(built) && !statSync(built).isDirectory()
    ? `${built} is a file, and the site is built there: move the file away, and build again.`
    : undefined;
}

/** Lets others build. A build that is killed does not come to it, and the next takes over from it. */
export function leaveBuild(): void {
  giveBack(lock);
}

/** Puts the new site, which is complete, in the place of the old one. */
export function publishBuild(): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, aside);
  try {
    renameSync(workFolder, built);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, built);
    throw error;
  }
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // The new site stands. What keeps the old one from being removed is said by the next build.
  }
}
