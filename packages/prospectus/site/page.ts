/** What a page is, whatever kind it is of. */

import type { CourseCard } from "./records.ts";
import { oldPath } from "./schema/reference.ts";

/** A filter of the course list: by what, one value, such as the level Intermediate, in the address and in words, and the cards that have it. */
export type CourseFilter = {
  by: "category" | "level" | "price" | "length" | "language";
  value: string;
  label: string;
  cards: CourseCard[];
};

/** Which footer a page has; "none" is a page without header and footer. */
export type Footer = "tall" | "compact" | "none";

/** One page: its address, the pattern that its address follows, and what is said of it by its kind (site/pages/). */
export type Page = {
  path: string;
  pattern: string;
  kind: string;
  /** The name of its record, where each page of the kind has one. */
  slug?: string;
  /** Of a filtered course list. */
  filter?: CourseFilter;
  /** Of a further page of a list: which page of the list it is. */
  number?: number;
  /** Of a filtered or further page of a list: the path of the page that begins the list. */
  first?: string;
  footer: Footer;
  /** Whether search engines may list it. */
  listed: boolean;
};

/**
 * The addresses that pages had before, each with that of today (`moved` in site.yaml). What lies below a page has moved with it, but
 * nothing lies below a file such as /about.html. An address that a page has is none of them.
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

/** The name of a page's share picture, by the page's path. */
export function shareName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
