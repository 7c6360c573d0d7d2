/** Folders and types of the files that the build writes. */
export const deskFolder = "/desk/";
export const deskPath = deskFolder.slice(0, -1);

/** The desk sends texts to this address, which answers with their page. */
export const previewPath = `${deskFolder}preview`;

export const pictureFolder = "/art/";

export const workerFolder = "/workers/";

export const fixedFolders = ["/assets/", pictureFolder, workerFolder] as const;

export const sharedFolder = "/share/";

export const fileFolders = [...fixedFolders, sharedFolder] as const;

/** Files and folders with few header fields: on a small file they weigh more than its content. */
export const filePaths = [...fileFolders, "/favicon.svg"] as const;

/** Types by ending of the path. The first match counts. */
const contentTypes: readonly [ending: string, type: string][] = [
  ["/feed.xml", "application/rss+xml; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".webmanifest", "application/manifest+json"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".pdf", "application/pdf"],
  [".woff2", "font/woff2"],
];

/** `Content-Type` of a file, by path. Throws an Error for an unknown ending. */
export function contentTypeOf(path: string): string {
  const found = contentTypes.find(([ending]) => path.endsWith(ending));
  if (!found)
    throw new Error(`No content type for ${path}. Add its ending to contentTypes in src/data/files.ts.`);
  return found[1];
}
