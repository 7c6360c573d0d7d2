import GithubSlugger, { slug } from "github-slugger";

/**
 * The ids that an article's page has besides those of its headings. `tests/promises/documents.test.ts` holds this list against the
 * built pages.
 */
export const pageIds: readonly string[] = [
  "author",
  "cart",
  "courses-menu",
  "journey",
  "main",
  "mobile-menu",
  "pages-menu",
  "related",
  "search",
  "search-field",
  "top",
];

/** Makes an id of words: lower case, hyphens, the letters and digits of any script. It is empty where there are none. */
export function anchor(words: string): string {
  return slug(words).replaceAll(/-+/g, "-").replaceAll(/^-|-$/g, "");
}

/** Gives the headings of one page their ids: two alike headings get two ids, and none gets one that the page has already. `taken` are those that it has besides an article's. */
export function headingIds(taken: readonly string[] = []): (words: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...pageIds, ...taken]) slugger.slug(id);
  return (words) => {
    const id = anchor(words);
    return id === "" ? "" : slugger.slug(id);
  };
}

/** The ids of sections, by which links lead to them: the name of the kind, with a number from the second of a kind on. */
export function sectionNames(sections: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return sections.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
