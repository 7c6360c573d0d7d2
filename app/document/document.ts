/** How a rendered page becomes the document that is written: each step is a function from HTML to HTML. Runs while the site is built. */
import { createHash } from "node:crypto";
import type { Content } from "../../site/content.ts";

/** Where the framework changes its output, the build says so instead of losing a step. */
const changed = (found: string) =>
  new Error(
    `The rendered page holds no ${found}, which app/document/document.ts looks for; has the framework changed its output?`,
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** Replaces a text that must be there. */
function replaceAll(html: string, found: string, put: string): string {
  if (!html.includes(found)) throw changed(found);
  return html.replaceAll(found, () => put);
}

/** A link to a style sheet; the router ends some addresses in an empty fragment, and React says which come first. */
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"(?: data-precedence="[^"]*")?\/>/g;

/** A style or a sheet that a component brings; React puts it first in the head, before what readers of share tags look for. */
const componentStyle =
  /<style data-precedence="[^"]*" data-href="[^"]*">[^]*?<\/style>|<link rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>/g;

/**
 * Writes the style sheets that a page links to into the page, so that it paints without waiting for them. The links stay for React
 * and the router, but `disabled`, so that the browser fetches none of them (HTML, 4.2.4).
 *
 * @param layers The order of the cascade layers. It comes first, whatever the order of the sheets.
 * @param read Gives the text of a style sheet by its address.
 */
export function inlineStyles(page: string, layers: string, read: (address: string) => string): string {
  const ofComponents = page.match(componentStyle)?.join("") ?? "";
  const html = page.replaceAll(componentStyle, "");
  const addresses = new Set([...page.matchAll(sheetLink)].map(([, address = ""]) => address));
  const styles = [layers, ...[...addresses].map(read)].map((text) => text.trim()).join("");
  const first = html.search(sheetLink);
  if (first < 0) throw new Error("The rendered page links to no style sheet.");
  const links = `${ofComponents}${html.slice(first)}`;
  const disabled = links.replaceAll(sheetLink, (link) => link.replace("/>", ' disabled=""/>'));
  // Before the links: a sheet that comes later, such as that of the search, must find the order of the layers said.
  return `${html.slice(0, first)}<style>${styles}</style>${disabled}`;
}

/** What ends the data that React takes a page over with, in a script of its own after the one with the data. */
const close = "window.__reactRouterContext.streamController.close();";
const closing = `</script><!--$--><script>${close}</script>`;

/**
 * Parks a page's modules until the first frame: the browser fetches and runs none of them before `start` (start-script.ts) has run.
 * The hash of the entry, which holds React and the router, stands beside them in an element that is never run: its preload takes it
 * over, and that is the fetch that counts (Subresource Integrity). `start` stands at the end of the last script with data: each
 * script more costs the policy a hash.
 *
 * @param read Gives the text of a script by its address.
 */
export function parkScripts(html: string, start: string, read: (address: string) => string): string {
  const [load = "", entry = ""] = /import\("([^"]+)"\);<\/script>/.exec(html) ?? [];
  if (!entry) throw changed("import() of its entry");
  const parkedEntry = `<script type="parked" src="${entry}" integrity="sha256-${sha256(read(entry))}"></script>`;
  let parked = replaceAll(html, 'rel="modulepreload"', 'rel="parked"');
  parked = replaceAll(parked, '<script type="module" async="">', '<script type="parked">');
  parked = replaceAll(parked, load, `${load}${parkedEntry}`);
  return replaceAll(parked, closing, `${close}${start}</script><!--$-->`);
}

/** Writes a page's structured data (JSON-LD) into its head. Programs read it in the document; React knows nothing of it. */
export function addStructuredData(html: string, json: string): string {
  const safe = json.replaceAll("<", String.raw`\u003c`);
  return replaceAll(html, "</head>", `<script type="application/ld+json">${safe}</script></head>`);
}

/**
 * Lets the browser prerender the page of a link that is pointed at for a moment or pressed: an address below the base without a dot,
 * since files have one. Browsers that know no speculation rules pass over them.
 */
export function addSpeculationRules(html: string, base: string): string {
  const rules = { prerender: [{ where: { href_matches: `${base}([^.]*)` }, eagerness: "moderate" }] };
  return replaceAll(
    html,
    "</head>",
    `<script type="speculationrules">${JSON.stringify(rules)}</script></head>`,
  );
}

/** The hashes of a page's inline blocks of one kind, as sources of a policy (CSP 3, 6.7.3.3). A data block is not run, so it needs none. */
function hashes(html: string, tag: "script" | "style"): string[] {
  const blocks = html.matchAll(
    new RegExp(String.raw`<${tag}(?![^>]* (?:src=|type="application/ld\+json"))[^>]*>([^]*?)</${tag}>`, "g"),
  );
  return [...new Set([...blocks].map(([, code = ""]) => `'sha256-${sha256(code)}'`))];
}

type ForPolicy = Partial<Pick<Content["site"], "form" | "policy" | "countVisits">>;

/** Writes the script of a service that counts visits into the head, where the content names one. React knows nothing of it. */
export function addVisitCount(html: string, { countVisits }: Pick<ForPolicy, "countVisits">): string {
  if (!countVisits) return html;
  const { script, attributes } = countVisits;
  const written = Object.entries({ src: script, ...attributes }).map(
    ([name, value]) => ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return replaceAll(html, "</head>", `<script defer${written.join("")}></script></head>`);
}

/**
 * Writes the page's content security policy into its head: nothing but files of this site, and only the inline code that the page
 * came with. It asks for no Trusted Types: React makes scripts by `innerHTML` where it has to draw the document anew, as it does when
 * an extension has changed it.
 *
 * @param site What the content says of other sites: where forms are sent, what pages may load, and the script that counts visits.
 */
export function addPolicy(html: string, { form, policy, countVisits }: ForPolicy = {}): string {
  const sources = (...all: readonly (readonly string[] | undefined)[]) =>
    all.flatMap((some = []) => some.map((one) => ` ${one}`)).join("");
  const forms = form?.address?.startsWith("https:") ? [new URL(form.address).origin] : [];
  const counter = countVisits && new URL(countVisits.script);
  const directives = [
    "default-src 'none'",
    `script-src 'self'${sources(counter && [counter.origin + counter.pathname], policy?.scripts, hashes(html, "script"))}`,
    `style-src ${["'self'", ...hashes(html, "style")].join(" ")}`,
    // The sign-up screen draws a name in tiles, as addresses of pictures.
    `img-src 'self' data:${sources(policy?.images)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse and PageSpeed Insights read /robots.txt by the rules of the page; of this site's scripts only a form that is sent calls.
    `connect-src 'self'${sources(forms, counter && [counter.origin], policy?.connections)}`,
    ...(policy && policy.frames.length > 0 ? [`frame-src${sources(policy.frames)}`] : []),
    `form-action 'self'${sources(forms)}`,
    "base-uri 'none'",
  ].join("; ");
  return replaceAll(
    html,
    '<meta charSet="utf-8"/>',
    `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${directives}"/>`,
  );
}
