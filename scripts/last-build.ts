/** What a build takes over from the one before it: see `openLastBuild`. */
import { createHash } from "node:crypto";
import {
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
import { dirname, join } from "node:path";
import { pagesOf } from "../site/all-pages.ts";
import { hasCourseDetails } from "../site/course-details.ts";
import { workFolder } from "../site/file-paths.ts";
import type { Site } from "../site/make-site.ts";
import { pageRoutes } from "../site/pages.ts";
import { cutFonts } from "./subset-fonts.ts";

/** The last build, which is the site that is served until a new one is complete, and where it lies for the moment of the exchange. */
const built = "build";
const aside = join(".cache", "last-build");
/** The site in a build: the new one, and that of the last build. */
export const root = join(workFolder, "client");
const last = join(built, "client");
/** From the path of each page to the hash of all it was made from; a part of a build. Without it nothing is taken over. */
const record = "made-from.json";
/** The process that builds. */
const lock = join(".cache", "build-lock");

/** The endings of a file's compressed copies. */
export const compressedEndings = [".br", ".gz"] as const;

/** The code that makes the pages: all that could change a byte of them beside the content. */
async function codeHash(): Promise<string> {
  const hash = createHash("sha256")
    .update(process.version)
    .update(await cutFonts());
  const files = ["app", "site", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  for (const file of [...files.toSorted(), "package-lock.json", "vite.config.ts", "react-router.config.ts"])
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
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

/** Whether a process is running. */
function runs(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that no other build of this project is under way, and that one which was killed in the moment of the exchange has left
 * the old site in its place.
 *
 * @returns a sentence for whoever builds, where there is another.
 */
export function claimBuild(): string | undefined {
  mkdirSync(dirname(lock), { recursive: true });
  const other = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : undefined;
  if (other !== undefined && other !== process.pid && runs(other))
    return `Process ${other} is building this site: wait for its end. If it is no build, remove ${lock} and try again.`;
  writeFileSync(lock, String(process.pid));
  if (!existsSync(built) && existsSync(aside)) renameSync(aside, built);
  return undefined;
}

/**
 * Reads the last build, from which the next takes over what stays the same: pages whose data and code did not change, pictures,
 * whose names hold the hash of their content, and compressed copies. Until the new one is complete the last stays whole.
 */
export async function openLastBuild(site: Site): Promise<LastBuild> {
  const hashes = await madeFrom(site);
  const text = existsSync(join(built, record)) ? readFileSync(join(built, record), "utf8") : "{}";
  const before = new Map(Object.entries(JSON.parse(text) as Record<string, string>));

  const rendered = new Set<string>();
  const changed = new Set<string>();
  for (const { path, pattern } of pagesOf(site.content)) {
    const same = before.get(path) === hashes.get(path) && existsSync(join(last, path, "index.html"));
    if (!same || !rendered.has(pattern)) changed.add(path);
    rendered.add(pattern);
  }

  // Both builds hold the same file: nothing is written twice.
  const link = (path: string) => {
    if (!existsSync(join(last, path))) return false;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    linkSync(join(last, path), join(root, path));
    return true;
  };
  const linkCompressed = (path: string) =>
    compressedEndings.map((ending) => link(path + ending)).every((linked) => linked);
  return {
    changed,
    keep: (path) => {
      if (!link(path)) return false;
      linkCompressed(path);
      return true;
    },
    keepCompressed: (path) =>
      existsSync(join(last, path)) &&
      readFileSync(join(last, path)).equals(readFileSync(join(root, path))) &&
      linkCompressed(path),
    finish: () => {
      writeFileSync(join(workFolder, record), JSON.stringify(Object.fromEntries(hashes)));
      rmSync(aside, { recursive: true, force: true });
      if (existsSync(built)) renameSync(built, aside);
      renameSync(workFolder, built);
      rmSync(aside, { recursive: true, force: true });
      rmSync(lock);
    },
  };
}
