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
  "past-events",
  "person-articles",
  "person-courses",
  "related",
  "search",
  "search-field",
  "tiles-hint",
  "top",
];

/** Makes an id of words: lower case, hyphens, the letters and digits of any script. It is empty where there are none. */
export function anchor(words: string): string {
  return slug(words).replaceAll(/-+/g, "-").replaceAll(/^-|-$/g, "");
}

/** What sections call their records in ids, such as event-open-day. */
const recordNames = ["course", "event", "faq", "feature", "job"];

/** Gives the headings of one page their ids: none is that of another heading, of the page, or of its sections, of which these are the names. */
export function headingIds(sections: readonly string[] = []): (words: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...pageIds, ...sections]) slugger.slug(id);
  const records = recordNames.filter((name) => sections.some((section) => section.startsWith(name)));
  const ofSections = new RegExp(
    `^(?:(?:${["journey", ...sections].join("|")})-(?:\\d+|title|features|questions|name|email|subject|message)|(?:${records.join("|") || "(?!)"})-.+)$`,
  );
  return (words) => {
    const id = anchor(words);
    const own = id === "" ? "" : slugger.slug(id);
    return ofSections.test(own) ? slugger.slug(`text-${id}`) : own;
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
