/** Types of the text files that hosts would otherwise send without their encoding, or as plain XML. */
const types: readonly [ending: string, type: string][] = [
  ["/blog/feed.xml", "application/rss+xml; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".ics", "text/calendar; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
];

/** The `Content-Type` of a text file, by its path from the site's root; nothing for all other files. */
export function contentTypeOf(path: string): string | undefined {
  return types.find(([ending]) => path.endsWith(ending))?.[1];
}
