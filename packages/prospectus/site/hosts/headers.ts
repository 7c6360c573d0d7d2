/** The header fields and types that every host sends with the site's files: the one source for our server and for the files that hosts read. */
import { articleFeedPath, type Content } from "../content.ts";

/** What a provider sets of them (`transport`, `policy` and `countVisits` in site.yaml). */
export type HeaderSettings = {
  /** Strict-Transport-Security (RFC 6797, 6.1). */
  transport: string;
  /** Whether pages load nothing of other sites. Then they share their process with none. */
  isolated: boolean;
  /** The path of the feed of articles, whose type hosts cannot tell from how it ends. */
  feed: string;
  /** The addresses that pages had before, each with that of today. */
  moved: readonly (readonly [from: string, to: string])[];
};

/** The settings of a site. */
export function settingsOf(
  content: Pick<Content, "site" | "pages" | "pageList">,
  moved: ReadonlyMap<string, string> = new Map(),
): HeaderSettings {
  const { transport, policy, countVisits } = content.site;
  const { days, subdomains, preload } = transport;
  return {
    transport: `max-age=${days * 86_400}${subdomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`,
    isolated: !countVisits && [policy.scripts, policy.images].every(({ length }) => length === 0),
    feed: articleFeedPath(content),
    moved: [...moved],
  };
}

/**
 * What belongs to answers that a browser may show by themselves: pages, error pages, redirects, and files that anybody may open in a
 * tab, such as feeds. Who may run what is said in each page (app/document/document.ts).
 */
export const ofDocuments = ({ transport }: HeaderSettings): Readonly<Record<string, string>> => ({
  // Framing: a policy in a page cannot say this (CSP 3, 3.3).
  "Content-Security-Policy": "frame-ancestors 'none'",
  // Browsers keep it for the whole host, so the page has said it before it names a file.
  "Strict-Transport-Security": transport,
  // These two speak of what a page does and asks for, and a file does neither.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  // It parts windows from each other, and a file has none.
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** The policy of isolated pages, and of workers, which run only where their own file says it too (HTML, 8.1.6). */
const ofPagesAndWorkers = { "Cross-Origin-Embedder-Policy": "require-corp" };

/** The policy of pictures, for who opens one by its address: an SVG file is a document there, and this one may not even run what it holds. */
const ofPictures = { "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" };

const pictureFolder = "/art/";

export const workerFolder = "/workers/";

/** Folders of files whose names hold the hash of their content. */
const fixedFolders = ["/assets/", pictureFolder, workerFolder] as const;

/** The folder of the pictures that other sites show with links to this one. */
export const sharedFolder = "/share/";

/** Folders of files that pages load. */
export const fileFolders = [...fixedFolders, sharedFolder] as const;

/** How the paths begin of what carries only what matters for a file: its header fields are most of what a small file weighs. */
export const filePaths = [...fileFolders, "/favicon.svg"] as const;

// No `public`: it speaks of visitors who log in (RFC 9111, 5.2.2.9).
const cacheForever = "max-age=31536000, immutable";
export const askEachTime = "public, max-age=0, must-revalidate";
/** The `Cache-Control` of the error page where a host can tell it by its status: the address may have a page tomorrow. */
export const keepNothing = "no-store";

/** Whether a file is kept for ever, by its path from the site's root: its name holds the hash of its content. */
export const isFixed = (path: string) => fixedFolders.some((folder) => path.startsWith(folder));

/** The header fields of a file, by its path from the site's root. Its type and encoding are not among them. */
export function headersOf(path: string, settings: HeaderSettings): Record<string, string> {
  const isDocument = !filePaths.some((start) => path.startsWith(start));
  return {
    ...(isDocument ? ofDocuments(settings) : {}),
    ...((isDocument && settings.isolated) || path.startsWith(workerFolder) ? ofPagesAndWorkers : {}),
    ...(path.startsWith(pictureFolder) ? ofPictures : {}),
    // No file is taken for a script that is none, and none is shown as a page because it looks like one.
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": isFixed(path) ? cacheForever : askEachTime,
    // Other sites cannot load it into their processes. Module scripts and fonts ask for leave anyway (HTML, 8.1.4.2; CSS Fonts 4, 4.8).
    ...(path.startsWith(fixedFolders[0])
      ? {}
      : {
          "Cross-Origin-Resource-Policy": path.startsWith(sharedFolder) ? "cross-origin" : "same-origin",
        }),
  };
}

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
  if (!found) throw new Error(`The site sends no files like ${path}: say its type in site/hosts/headers.ts.`);
  return found[1];
}
