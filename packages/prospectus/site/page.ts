/** The common type of all pages. */

import type { CourseCard } from "./records.ts";
import { oldPath } from "./schema/reference.ts";

/**
 * A filter of the course list: its group, one value (such as the level Intermediate) in the address and in words, and the matching cards.
 */
export type CourseFilter = {
  by: "category" | "level" | "price" | "length" | "language";
  value: string;
  label: string;
  cards: CourseCard[];
};

/** The variant of a page's footer; "none" also omits the header. */
export type Footer = "tall" | "compact" | "none";

/** A page: its address, the pattern of the address, and the data of its kind (site/pages/). */
export type Page = {
  path: string;
  pattern: string;
  kind: string;
  /** The name of its record, if every page of the kind has one. */
  slug?: string;
  /** For a filtered course list. */
  filter?: CourseFilter;
  /** For a further page of a list: its number. */
  number?: number;
  /** For a filtered or further page of a list: the path of the list's first page. */
  first?: string;
  footer: Footer;
  /** Whether search engines may list it. */
  listed: boolean;
};

/**
 * Earlier addresses, each with the current one (`moved` in site.yaml). Pages below a moved page move too, except below a file such as
 * /about.html. Current addresses are excluded.
 */
export function movedAddresses(
  moved: Readonly<Record<string, string>>,
  paths: readonly string[],
): Map<string, string> {
  const has = new Set(paths);
  const pairs = Object.entries(moved).flatMap(([written, to]) => {
    const from = oldPath(written);
    return paths
      .filter((path) => path === to || (path.startsWith(`${to}/`) && !from.endsWith(".html")))
      .map((path) => [`${from}${path.slice(to.length)}`, path] as const);
  });
  return new Map(pairs.filter(([from]) => !has.has(from)));
}

/** The name of a page's share picture, by path. */
export function shareName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
