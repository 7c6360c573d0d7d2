import GithubSlugger, { slug } from "github-slugger";

/** Ids on an article's page, besides headings. `tests/promises/documents.test.ts` compares them with built pages. */
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

/** An anchor from text: lower case, hyphens, letters and digits of any script. Empty if there are none. */
export function anchor(words: string): string {
  return slug(words).replaceAll(/-+/g, "-").replaceAll(/^-|-$/g, "");
}

/** Returns a function that gives headings unique anchors. `sections`: names of the page's sections, whose anchors are reserved. */
export function headingIds(sections: readonly string[] = []): (words: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...pageIds, ...sections]) slugger.slug(id);
  // A section has ids that start with the first word of its name, such as event-open-day.
  const starts = ["journey", "questions", ...sections].map((name) => name.replace(/s?(-.*)?$/, ""));
  const ofSections = new RegExp(`^(?:${starts.join("|")})s?-`);
  return (words) => {
    const id = anchor(words);
    const own = id === "" ? "" : slugger.slug(id);
    return ofSections.test(own) ? slugger.slug(`text-${id}`) : own;
  };
}

/** Anchors of sections: their kind, and a number from the second of a kind. */
export function sectionNames(sections: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return sections.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
