import { filePaths, fixedFolders, pictureFolder, sharedFolder } from "../data/files.ts";

/** Strict-Transport-Security (RFC 6797, 6.1): two years, this host only. */
const transport = `max-age=${730 * 86_400}`;

/** Header fields of documents: pages, redirects, and files that open in a tab. Pages contain the rest of their policy. */
const ofDocuments = {
  // A policy inside a page cannot set this (CSP 3, 3.3).
  "Content-Security-Policy": "frame-ancestors 'none'",
  // Browsers store it for the host, so files need not repeat it.
  "Strict-Transport-Security": transport,
  // Pages only: files neither link nor use these features.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  // Separates windows of other sites, except the sign-in of the desk, which it opens itself.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** Policy of pictures. An SVG file opened by its address is a document; this forbids its scripts. */
const ofPictures = { "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" };

// Without `public`, which only matters for visitors who log in (RFC 9111, 5.2.2.9).
const cacheForever = "max-age=31536000, immutable";
export const askEachTime = "public, max-age=0, must-revalidate";
/** `Cache-Control` of error pages, if the host knows the status: the page can exist tomorrow. */
export const keepNothing = "no-store";

const isFixed = (path: string) => fixedFolders.some((folder) => path.startsWith(folder));

/** Header fields of a file, by path, without its type and encoding. */
export function headersOf(path: string): Record<string, string> {
  const isDocument = !filePaths.some((start) => path.startsWith(start));
  return {
    ...(isDocument ? ofDocuments : {}),
    ...(path.startsWith(pictureFolder) ? ofPictures : {}),
    // Browsers must not guess a type, and so run or show a file as something else.
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": isFixed(path) ? cacheForever : askEachTime,
    // Other sites cannot load it. Module scripts and fonts use CORS anyway (HTML, 8.1.4.2; CSS Fonts 4, 4.8).
    ...(path.startsWith(fixedFolders[0])
      ? {}
      : {
          "Cross-Origin-Resource-Policy": path.startsWith(sharedFolder) ? "cross-origin" : "same-origin",
        }),
  };
}
