/** How a rendered page becomes the document that is written: each step is a function from HTML to HTML. Runs while the site is built. */
import { createHash } from "node:crypto";

/** Replaces a text that must be there: where the framework changes its output, the build says so instead of losing the step. */
function replaceAll(html: string, found: string, put: string): string {
  if (!html.includes(found))
    throw new Error(
      `The rendered page holds no ${found}, which app/document/document.ts looks for; has the framework changed its output?`,
    );
  return html.replaceAll(found, () => put);
}

/** A link to a style sheet; the router ends some addresses in an empty fragment, and React says which come first. */
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"(?: data-precedence="[^"]*")?\/>/g;

/**
 * Writes the style sheets that a page links to into the page, so that it paints without waiting for them. The links stay for React
 * and the router, but `disabled`, so that the browser fetches none of them (HTML, 4.2.4).
 *
 * @param layers The order of the cascade layers. It comes first, whatever the order of the sheets.
 * @param read Gives the text of a style sheet by its address.
 */
export function inlineStyles(html: string, layers: string, read: (address: string) => string): string {
  const addresses = new Set([...html.matchAll(sheetLink)].map(([, address = ""]) => address));
  if (addresses.size === 0) throw new Error("The rendered page links to no style sheet.");
  const styles = [layers, ...[...addresses].map(read)].map((text) => text.trim()).join("");
  const first = html.search(sheetLink);
  const disabled = html.slice(first).replaceAll(sheetLink, (link) => link.replace("/>", ' disabled=""/>'));
  // Before the links: the sheets of a next page, which the router puts among them, must find the order of the layers said.
  return `${html.slice(0, first)}<style>${styles}</style>${disabled}`;
}

/** Parks a page's modules until the first frame: the browser fetches and runs none of them before `start` (start-script.ts) has run. */
export function parkScripts(html: string, start: string): string {
  let parked = replaceAll(html, 'rel="modulepreload"', 'rel="parked"');
  parked = replaceAll(parked, '<script type="module" async="">', '<script type="parked">');
  return replaceAll(parked, "</body>", `<script>${start}</script></body>`);
}

/** The hashes of a page's inline blocks of one kind, as sources of a policy (CSP 3, 6.7.3.3). A data block is not run, so it needs none. */
function hashes(html: string, tag: "script" | "style"): string[] {
  const blocks = html.matchAll(
    new RegExp(`<${tag}(?![^>]* (?:src=|type="application/ld\\+json"))[^>]*>([^]*?)</${tag}>`, "g"),
  );
  return [...new Set([...blocks].map(([, code = ""]) => createHash("sha256").update(code).digest("base64")))];
}

/**
 * Writes the page's content security policy into its head: only files of this site, and only the inline code that the page came with.
 *
 * @param formAddress Where the site's forms post to, where that is another site.
 */
export function addPolicy(html: string, formAddress?: string): string {
  const sources = (tag: "script" | "style") =>
    ["'self'", ...hashes(html, tag).map((hash) => `'sha256-${hash}'`)].join(" ");
  const policy = [
    "default-src 'self'",
    `script-src ${sources("script")}`,
    `style-src ${sources("style")}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self'${formAddress ? ` ${new URL(formAddress).origin}` : ""}`,
    "base-uri 'self'",
    "object-src 'none'",
  ].join("; ");
  return replaceAll(
    html,
    '<meta charSet="utf-8"/>',
    `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
