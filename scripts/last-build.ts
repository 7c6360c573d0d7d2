/** What a build takes over from the one before it: see `openLastBuild`. */
import { createHash } from "node:crypto";
import {
  existsSync,
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
import type { Site } from "../site/make-site.ts";
import { pageRoutes } from "../site/pages.ts";
import { cutFonts } from "./subset-fonts.ts";

/** The built site, and where the one before it lies while this one is built: React Router empties the folder `build`. */
export const root = join("build", "client");
const last = join(".cache", "last-build");
/** From the path of each page to the hash of all it was made from. Written when a build is complete, so without it nothing is taken over. */
const record = join("build", "made-from.json");

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
async function madeFrom({ root: words, shared, content, pages }: Site): Promise<Map<string, string>> {
  // Which routes there are and what scripts hold follows from these, and a page names its scripts.
  const patterns = pageRoutes().map(({ pattern }) => pattern);
  const bundled = [patterns, hasCourseDetails("content")];
  const common = JSON.stringify([await codeHash(), bundled, words, shared.frame, content.site]);
  return new Map(
    [...pages].map(([path, data]) => [
      path,
      createHash("sha256").update(common).update(JSON.stringify(data)).digest("base64url"),
    ]),
  );
}

/** What a build takes over from the one before it. */
export type LastBuild = {
  /** The pages that must be rendered: those that changed, and one of each route, as React Router demands. */
  changed: ReadonlySet<string>;
  /** Moves a file (its path from the site's root) with its compressed copies into the new site. False where the last build has none. */
  keep: (path: string) => boolean;
  /** Moves the compressed copies of a file that has the same bytes in both. False where it has not. */
  keepCompressed: (path: string) => boolean;
  /** Says that the new site is complete, and removes what is left of the old one. */
  finish: () => void;
};

/**
 * Puts the built site aside, so that the next takes over what stays the same: pages whose data and code did not change, pictures,
 * whose names hold the hash of their content, and compressed copies. A build that broke off leaves nothing to take over.
 */
export async function openLastBuild(site: Site): Promise<LastBuild> {
  const hashes = await madeFrom(site);
  rmSync(last, { recursive: true, force: true });
  const complete = existsSync(record) && existsSync(root);
  const before = new Map(
    complete ? Object.entries(JSON.parse(readFileSync(record, "utf8")) as Record<string, string>) : [],
  );
  rmSync(record, { force: true });
  mkdirSync(dirname(last), { recursive: true });
  if (complete) renameSync(root, last);

  const rendered = new Set<string>();
  const changed = new Set<string>();
  for (const { path, pattern } of pagesOf(site.content)) {
    const same = before.get(path) === hashes.get(path) && existsSync(join(last, path, "index.html"));
    if (!same || !rendered.has(pattern)) changed.add(path);
    rendered.add(pattern);
  }

  const move = (path: string) => {
    if (!existsSync(join(last, path))) return false;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    renameSync(join(last, path), join(root, path));
    return true;
  };
  const moveCompressed = (path: string) =>
    compressedEndings.map((ending) => move(path + ending)).every((moved) => moved);
  return {
    changed,
    keep: (path) => {
      if (!move(path)) return false;
      moveCompressed(path);
      return true;
    },
    keepCompressed: (path) =>
      existsSync(join(last, path)) &&
      readFileSync(join(last, path)).equals(readFileSync(join(root, path))) &&
      moveCompressed(path),
    finish: () => {
      writeFileSync(record, JSON.stringify(Object.fromEntries(hashes)));
      rmSync(last, { recursive: true, force: true });
    },
  };
}
