import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";
import { view as head } from "virtual:content/head";
import { sheetId } from "./behaviours/whole-sheet";
import { dataBlock, shareTags, siteTags } from "../site/head/document-head";
import layers from "./styles/layers.css?inline";
import { pageStyles } from "./styles/page-styles.server";
import { stylesPlaceholder } from "./styles/placeholder";

/**
 * Runs after the first frame: turns the parked links and scripts into real ones, so that nothing competes with the text and its
 * font. And waits until the visitor first presses, touches or types: only then is the whole style sheet fetched, for what that may bring,
 * a message or another page (see `app/behaviours/whole-sheet.ts`).
 */
const boot = `requestAnimationFrame(()=>setTimeout(()=>{for(const l of document.querySelectorAll("link[rel=later]"))l.rel="modulepreload";for(const s of document.querySelectorAll("script[type=later]")){const m=document.createElement("script");m.type="module";m.textContent=s.textContent;s.replaceWith(m)}}));{const e=["pointerdown","touchstart","keydown","focusin"],f=()=>{for(const n of e)removeEventListener(n,f,true);document.getElementById("${sheetId}").rel="stylesheet"};for(const n of e)addEventListener(n,f,{capture:true,passive:true})}`;

/** The whole site's style sheet, as the client build wrote it, and its address. The order of the layers comes first: the bundler joins the files in an order of its own. */
function builtSheet(context: EntryContext): { address: string; text: string } {
  const sheets = context.manifest.routes.root?.css ?? [];
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1)
    throw new Error(
      `Expected one style sheet in the build's manifest, found ${sheets.length}: ${sheets.join(", ")}.`,
    );
  return {
    address: sheet,
    text: layers.trim() + readFileSync(join("build", "client", sheet), "utf8").trim(),
  };
}

/** The hashes of a page's inline code of one kind, for its policy. */
function hashes(html: string, tag: "script" | "style"): string {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, "g"));
  return [
    ...new Set(
      [...blocks].map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`),
    ),
  ].join(" ");
}

/** Replaces a text that must be there: when the framework changes its output, the build says so instead of losing the tuning. */
function swap(html: string, found: string, put: string): string {
  if (!html.includes(found))
    throw new Error(`The rendered page holds no ${found}; app/entry.server.tsx relies on it.`);
  return html.replaceAll(found, () => put);
}

/** The time of the build: what lies before it is past. */
const builtAt = new Date();

/** Writes into a page what its head says to those who fetch it. Before the styles, since some readers look at the first kilobytes only; the structured data last, since nobody waits for it. */
function withHead(html: string, url: string): string {
  const path = new URL(url).pathname.replace(/(.)\/$/, "$1");
  const page = head.pages.find((one) => one.path === path);
  if (!page && !html.includes('<meta name="robots" content="noindex"/>'))
    throw new Error(
      `The page ${path} may be listed by search engines, but site/views/head.ts knows nothing of it: give its view a band, or its route noindex.`,
    );
  const scheme = '<meta name="color-scheme" content="light dark"/>';
  const tags = siteTags() + (page ? shareTags(page, head.content) : "");
  const block = page ? dataBlock(page, head.content, builtAt) : "";
  return swap(swap(html, scheme, scheme + tags), "</body>", `${block}</body>`);
}

/** Renders a page, once, at build time: in one piece, with its styles inside, its scripts parked until the first frame, and a strict policy for its inline code. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV)
    return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, "")}`, { status, headers });

  const sheet = builtSheet(context);
  html = swap(html, stylesPlaceholder, pageStyles(sheet.text, html));
  html = swap(html, 'rel="modulepreload"', 'rel="later"');
  html = swap(html, '<script type="module" async="">', '<script type="later">');
  html = swap(html, "</head>", `<link id="${sheetId}" rel="later-sheet" href="${sheet.address}"/></head>`);
  html = swap(html, "</body>", `<script>${boot}</script></body>`);
  const { formAddress } = head.content.site;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes(html, "script")}`,
    `style-src 'self' ${hashes(html, "style")}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self'${formAddress ? ` ${new URL(formAddress).origin}` : ""}`,
    "base-uri 'self'",
    "object-src 'none'",
  ].join("; ");
  html = swap(
    html,
    '<meta charSet="utf-8"/>',
    `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  // The policy needs no hash of the structured data: a data block is not run (HTML, 4.12.1).
  return new Response(withHead(html, request.url), { status, headers });
}
