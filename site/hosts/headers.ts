/** The header fields that every host sends with the site's files: the one source for our server and for the files that hosts read. */

/** What belongs to every answer, error pages and redirects too. Who may run what is said in each page (app/document/document.ts). */
export const everywhere: Readonly<Record<string, string>> = {
  // A policy in a page cannot say this (CSP 3, 3.3).
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Folders of files whose names hold the hash of their content. */
export const fixedFolders = ["/assets/", "/art/"] as const;

/** The folder of the pictures that other sites show with links to this one. */
export const sharedFolder = "/share/";

const cacheForever = "public, max-age=31536000, immutable";
export const askEachTime = "public, max-age=0, must-revalidate";
/** The `Cache-Control` of the error page where a host can tell it by its status: the address may have a page tomorrow. */
export const keepNothing = "no-store";

/** The header fields of a file, by its path from the site's root. Its type and encoding are not among them. */
export function headersOf(path: string): Record<string, string> {
  return {
    ...everywhere,
    "Cache-Control": fixedFolders.some((folder) => path.startsWith(folder)) ? cacheForever : askEachTime,
    "Cross-Origin-Resource-Policy": path.startsWith(sharedFolder) ? "cross-origin" : "same-origin",
  };
}
