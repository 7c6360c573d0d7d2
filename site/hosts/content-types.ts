/** Types of the site's files, by what their paths end in. The first that fits counts. */
export const contentTypes: readonly [ending: string, type: string][] = [
  ["/feed.xml", "application/rss+xml; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".ics", "text/calendar; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".webmanifest", "application/manifest+json"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".pdf", "application/pdf"],
  [".woff2", "font/woff2"],
];

/** The `Content-Type` of a file of the site, by its path. Throws for a kind of file that the site does not have. */
export function contentTypeOf(path: string): string {
  const found = contentTypes.find(([ending]) => path.endsWith(ending));
  if (!found)
    throw new Error(`The site sends no files like ${path}: say its type in site/hosts/content-types.ts.`);
  return found[1];
}
