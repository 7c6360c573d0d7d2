/** Files that hosts read: header fields and redirects. The build writes them. */
import { addressOf, absolute, type SiteAddress } from "../data/addresses.ts";
import { headersOf, keepNothing } from "./headers.ts";
import { contentTypeOf, filePaths } from "../data/files.ts";

const generated = "# Written by the build from src/build/. Change it there.\n";

const caching = "Cache-Control";

/** Files whose types hosts cannot derive from the extension. */
const typedFiles = (feed: string) => [feed, "/site.webmanifest"];

/** The file `_headers` of Cloudflare and Netlify. Where two rules match, Cloudflare joins values unless removed (`! Name`); Netlify ignores that line and replaces them. */
export function headersFile(feed: string): string {
  // Both hosts send the pages' `Cache-Control` by default.
  const ofPages = Object.entries(headersOf("/")).filter(([name]) => name !== caching);
  const rules = [
    ["/*", ...ofPages.map(([name, value]) => `  ${name}: ${value}`)],
    ...filePaths.map((path) => {
      const own = headersOf(path);
      const removed = ofPages.filter(([name, value]) => own[name] !== value).map(([name]) => name);
      return [
        path.replace(/\/$/, "/*"),
        ...removed.map((name) => `  ! ${name}`),
        ...[...removed, caching].flatMap((name) => (own[name] ? [`  ${name}: ${own[name]}`] : [])),
      ];
    }),
    ...typedFiles(feed).map((path) => [path, `  Content-Type: ${contentTypeOf(path)}`]),
  ];
  return `${generated}${rules.map((rule) => `${rule.join("\n")}\n`).join("\n")}`;
}

type Moved = ReadonlyMap<string, string>;

const literal = (path: string) =>
  encodeURI(path).replaceAll(/[*:]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The file `_redirects` of Cloudflare and Netlify. */
export const redirectsFile = (moved: Moved): string =>
  [...moved]
    .flatMap(([from, to]) => [from, `${from}/`].map((path) => `${literal(path)} ${to} 301\n`))
    .join("");

/** The small page at an old address, for hosts without redirects. */
export function movedPage(site: SiteAddress, to: string): string {
  const address = addressOf(site, to);
  return `<!doctype html>
<meta charset="utf-8">
<title>${address}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${absolute(site, to)}">
<a href="${address}">${address}</a>
`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** A server of nginx. A location with fields of its own inherits none. */
export function nginxFile(feed: string, moved: Moved): string {
  const fieldsOf = (path: string, changed: Record<string, string> = {}) =>
    Object.entries({ ...headersOf(path), ...changed }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const location = (what: string, lines: readonly string[]) => [
    `location ${what} {`,
    ...indented(lines),
    "}",
  ];
  const server = [
    "# Behind a proxy with https. Without one: listen 443 ssl, server_name and the two lines of the certificate.",
    "listen 8080;",
    "root /srv/site;",
    "server_tokens off;",
    "absolute_redirect off;",
    "# The build writes a .gz file beside each text file.",
    "gzip_static on;",
    "gzip_vary on;",
    "charset utf-8;",
    "charset_types text/css text/javascript text/plain text/xml application/javascript;",
    "error_page 403 404 =404 /404.html;",
    ...fieldsOf("/"),
    ...location("/", ["try_files $uri $uri.html $uri/index.html =404;"]),
    "# A page has one address, without .html or a slash at the end.",
    ...location("~ ^(?<page>/.+?)(\\.html|/)$", [
      "if (-f $document_root$page.html) { return 301 $page$is_args$args; }",
      "try_files $uri/index.html =404;",
    ]),
    "location = /index.html { return 301 /; }",
    "location = /404 { return 404; }",
    ...location("= /404.html", ["internal;", ...fieldsOf("/404.html", { [caching]: keepNothing })]),
    ...filePaths.flatMap((path) => location(`${path.endsWith("/") ? "^~" : "="} ${path}`, fieldsOf(path))),
    ...typedFiles(feed).flatMap((path) =>
      location(`= ${path}`, ["types {}", `default_type "${contentTypeOf(path)}";`]),
    ),
    ...[...moved].flatMap(([from, to]) =>
      [from, `${from}/`].map((path) => `location = "${path}" { return 301 ${to}; }`),
    ),
  ];
  return [generated.trimEnd(), "server {", ...indented(server), "}", ""].join("\n");
}
