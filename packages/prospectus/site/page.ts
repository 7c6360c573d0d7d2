import { oldPath } from "./schema/reference.ts";

/** Footer of a page. "none": neither header nor footer. */
export type Footer = "tall" | "compact" | "none";

/** A page: its address, the pattern of the address, and settings of its kind (site/pages/). */
export type Page = {
  path: string;
  pattern: string;
  kind: string;
  /** Slug of its record, for kinds with records. */
  slug?: string;
  footer: Footer;
  /** Whether search engines can list it. */
  listed: boolean;
};

/** Old and new addresses. Paths below an old page redirect too, except below a file such as /about.html. */
export function movedAddresses(
  moved: readonly { from: string; to: string }[],
  paths: readonly string[],
): Map<string, string> {
  const has = new Set(paths);
  const pairs = moved.flatMap(({ from: written, to }) => {
    const from = oldPath(written);
    return paths
      .filter((path) => path === to || (path.startsWith(`${to}/`) && !from.endsWith(".html")))
      .map((path) => [`${from}${path.slice(to.length)}`, path] as const);
  });
  return new Map(pairs.filter(([from]) => !has.has(from)));
}

/** Name of a page's share picture, by path. */
export function shareName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
