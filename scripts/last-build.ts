/** What a build takes over from the one before it: see `openLastBuild`. */
import { createHash, hash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { pagesOf } from "../site/all-pages.ts";
import { hasCourseDetails } from "../site/course-details.ts";
import { workFolder } from "../site/file-paths.ts";
import type { Site } from "../site/make-site.ts";
import { pageRoutes } from "../site/pages.ts";
import { giveBack, takeLock } from "./build-lock.ts";
import { cutFonts } from "./subset-fonts.ts";

/** The last build, which is the site that is served until a new one is complete, and where it lies for the moment of the exchange. */
const built = "build";
const aside = join(".cache", "last-build");
/** The site in a build: the new one, and that of the last build. */
export const root = join(workFolder, "client");
const last = join(built, "client");
/** What a build says of itself, for the next. Without it nothing is taken over. */
const record = "made-from.json";
const recordSchema = z.object({
  /** From the path of each page to the hash of all it was made from. */
  pages: z.record(z.string(), z.string()),
  /** From each file of the site to the hash of its bytes. */
  files: z.record(z.string(), z.string()),
});
/** The process that builds. */
const lock = join(".cache", "build-lock");

/** The file of a page, from the site's root. */
export const documentOf = (path: string) => `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;

/** The endings of a file's compressed copies. */
export const compressedEndings = [".br", ".gz"] as const;

/** The code that makes the pages: all that could change a byte of them beside the content. */
async function codeHash(): Promise<string> {
  const code = createHash("sha256")
    .update(process.version)
    // Its name is made from all that the fonts are made from; where the project lies is no part of it.
    .update(basename(await cutFonts()));
  const files = ["app", "site", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  for (const file of [...files.toSorted(), "package-lock.json", "vite.config.ts", "react-router.config.ts"])
    if (statSync(file).isFile()) code.update(file).update(readFileSync(file));
  return code.digest("hex");
}

/** What each page is made from, by its path: the code, the words that stand on all pages, and its own data. */
async function madeFrom({
  root: words,
  shared,
  content,
  pages,
  structuredData,
}: Site): Promise<Map<string, string>> {
  // Which routes there are and what scripts hold follows from these, and a page names its scripts.
  const patterns = pageRoutes().map(({ pattern }) => pattern);
  const bundled = [patterns, hasCourseDetails("content")];
  const common = JSON.stringify([await codeHash(), bundled, words, shared.frame, content.site]);
  return new Map(
    [...pages].map(([path, data]) => [
      path,
      createHash("sha256")
        .update(common)
        .update(JSON.stringify([data, structuredData.get(path)]))
        .digest("base64url"),
    ]),
  );
}

/** What a build takes over from the one before it. */
export type LastBuild = {
  /** The pages that must be rendered: those that changed, and one of each route, as React Router demands. */
  changed: ReadonlySet<string>;
  /** Puts a file (its path from the site's root) with its compressed copies into the new site too. False where the last build has none. */
  keep: (path: string) => boolean;
  /** Puts the compressed copies into the new site too of a file that has the same bytes in both. False where it has not. */
  keepCompressed: (path: string) => boolean;
  /** Lets the new site, which is complete, take the place of the old one. */
  finish: () => void;
};

/**
 * Makes sure that no other build of this project is under way, and that one which was killed in the moment of the exchange has left
 * the old site in its place.
 *
 * @returns a sentence for whoever builds, where there is another.
 */
export function claimBuild(): string | undefined {
  mkdirSync(dirname(lock), { recursive: true });
  const other = takeLock(lock);
  if (other !== undefined)
    return `Process ${other} is building this site: wait for its end. If it is no build, remove ${lock} and try again.`;
  if (!existsSync(built) && existsSync(aside)) renameSync(aside, built);
  return undefined;
}

/** Lets others build. A build that is killed does not come to it, and the next takes over from it. */
export function leaveBuild(): void {
  giveBack(lock);
}

type BuildRecord = z.infer<typeof recordSchema>;

/** What the last build says of itself; nothing of any page where it says nothing that can be read. */
function readRecord(): BuildRecord {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(join(built, record), "utf8")));
  } catch {
    return { pages: {}, files: {} };
  }
}

const hashOf = (file: string) => hash("sha256", readFileSync(file), "base64url");

/** Both builds hold the same file, so nothing is written twice. Some file systems have no links. */
function linkOrCopy(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  try {
    linkSync(join(last, path), join(root, path));
  } catch {
    copyFileSync(join(last, path), join(root, path));
  }
}

/** Puts the new site, which is complete, in the place of the old one. */
function exchange(): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, aside);
  try {
    renameSync(workFolder, built);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, built);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Reads the last build, from which the next takes over what stays the same: pages whose data and code did not change, pictures,
 * whose names hold the hash of their content, and compressed copies. A file that is not as it was built is not taken over.
 * Until the new one is complete the last stays whole.
 */
export async function openLastBuild(site: Site): Promise<LastBuild> {
  const hashes = await madeFrom(site);
  const before = readRecord();
  const pages = new Map(Object.entries(before.pages));
  const files = new Map(Object.entries(before.files));

  const checked = new Map<string, boolean>();
  const isSound = (path: string) => {
    const file = join(last, path);
    const sound = checked.get(path) ?? (existsSync(file) && hashOf(file) === files.get(path));
    checked.set(path, sound);
    return sound;
  };

  const rendered = new Set<string>();
  const changed = new Set<string>();
  for (const { path, pattern } of pagesOf(site.content)) {
    const same = pages.get(path) === hashes.get(path) && isSound(documentOf(path));
    if (!same || !rendered.has(pattern)) changed.add(path);
    rendered.add(pattern);
  }

  const keepCopies = (path: string) => {
    const copies = compressedEndings.map((ending) => path + ending);
    if (!copies.every(isSound)) return false;
    for (const copy of copies) linkOrCopy(copy);
    return true;
  };
  return {
    changed,
    keep: (path) => {
      if (!isSound(path)) return false;
      linkOrCopy(path);
      keepCopies(path);
      return true;
    },
    keepCompressed: (path) =>
      isSound(path) && hashOf(join(root, path)) === files.get(path) && keepCopies(path),
    finish: () => {
      const made = readdirSync(root, { recursive: true, encoding: "utf8" })
        .map((name) => name.replaceAll("\\", "/"))
        .filter((name) => statSync(join(root, name)).isFile())
        .map((name) => [name, hashOf(join(root, name))] as const);
      const said: BuildRecord = { pages: Object.fromEntries(hashes), files: Object.fromEntries(made) };
      writeFileSync(join(workFolder, record), JSON.stringify(said));
      exchange();
    },
  };
}
