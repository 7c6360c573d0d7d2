/** What hosts are told of addresses that pages had before (`moved` in site.yaml). */
import type { HeaderSettings } from "./headers.ts";

type Moved = Pick<HeaderSettings, "moved">;

/** The `_redirects` file of Cloudflare and Netlify. */
export const redirectsFile = ({ moved }: Moved): string =>
  moved.map(([from, to]) => `${from} ${to} 301\n`).join("");

/** What nginx reads in the server of the site. */
export const nginxRedirects = ({ moved }: Moved): string[] =>
  moved.map(([from, to]) => `location = ${from} { return 301 ${to}; }`);

/** What Caddy reads in the site's block. */
export const caddyRedirects = ({ moved }: Moved): string[] =>
  moved.map(([from, to]) => `redir ${from} ${to} permanent`);

/**
 * The page that stands at an old address where a host has no redirects.
 *
 * @param page The document of the page that has moved: search engines are told of the address that it calls its own.
 * @param to The path at which that stands on its host.
 */
export function movedPage(page: string, to: string): string {
  const [canonical = ""] = /<link rel="canonical"[^>]*>/.exec(page) ?? [];
  return `<!doctype html>
<meta charset="utf-8">
<title>${to}</title>
<meta http-equiv="refresh" content="0; url=${to}">
${canonical}
<a href="${to}">${to}</a>
`;
}
