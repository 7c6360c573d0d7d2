/** The document around React's body. Runs in the build and the development server. */
import { createHash } from "node:crypto";
import { palette } from "../../art/art.ts";
import { countingHosts } from "../../data/site.ts";
import type { Content } from "../../data/content.ts";
import type { Meta } from "../../head/head-page.ts";
import type { Sent, Site } from "../../site/create-site.ts";

export type Files = {
  entry: string;
  /** The entry's imports. */
  scripts: readonly string[];
  sheets: readonly string[];
  /** Of these sheets, those that an `import()` needs too. */
  shared?: readonly string[];
  /** Reads a file of the build. Absent in development, where Vite serves and replaces scripts and styles. */
  read?: (address: string) => string;
};

type Parts = {
  site: Site;
  meta: readonly Meta[];
  sent: Sent;
  /** React's document, whose head and body this one takes over. */
  rendered: string;
  files: Files;
  fonts: readonly string[];
  /** Inline code: the start of the scripts, the theme, the order of the layers. */
  code: Record<"start" | "theme" | "layers", string>;
};

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

type Attributes = Readonly<Record<string, string>>;

function element(name: string, attributes: Attributes): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${all.join("")}>`;
}

const script = (attributes: Attributes, code = "") => `${element("script", attributes)}${code}</script>`;

/** A block of JSON that cannot close its own element. */
const dataBlock = (attributes: Attributes, json: string) =>
  script(attributes, json.replaceAll("<", String.raw`\u003c`));

function metaElement(meta: Meta): string {
  if ("title" in meta && !("href" in meta)) return `<title>${escaped(meta.title)}</title>`;
  return element("href" in meta ? "link" : "meta", meta);
}

/** Links that tell Vite which sheets of an `import()` the page has. `disabled` keeps the browser from loading the sheets (HTML, 4.2.4). */
const sheetLinks = ({ shared = [] }: Files) =>
  shared.map((href) => element("link", { rel: "stylesheet", href, disabled: "" })).join("");

/** The scripts of a page with their hashes (Subresource Integrity). They wait for `start` (start-script.ts), after the first frame. */
function scriptsOf({ entry, scripts, read }: Files, start: string): string {
  if (!read) return script({ type: "module", src: entry });
  const parked = (src: string) => script({ type: "parked", src, integrity: sha256(read(src)) });
  return [...scripts, entry].map(parked).join("") + script({}, start);
}

/** Prerenders pages of the site on hover or press. Files have a dot; other programs on the host have absolute URLs. */
const speculationRules = (base: string) =>
  JSON.stringify({
    prerender: [
      { where: { selector_matches: `a[href^="${base}"]:not([href*="."])` }, eagerness: "moderate" },
    ],
  });

/** React puts preloads and style sheets of components into a head of its own. Throws an Error without head and body. */
function partsOf(rendered: string, path: string) {
  const [, head, body] = /<head>([^]*?)<\/head><body>([^]*)<\/body>/.exec(rendered) ?? [];
  if (head === undefined || !body)
    throw new Error(
      `React rendered ${path} without a head or a body. Compare partsOf (src/build/document/document.ts) with its HTML: ${rendered.slice(0, 200)}`,
    );
  return { head, body };
}

/** The document of a page. Throws an Error if React rendered none. */
export function makeDocument({ site, meta, sent, rendered, files, fonts, code }: Parts): string {
  const settings = site.content.site;
  const { base, countVisits, language } = settings;
  const structuredData = site.structuredData.get(sent.path);
  const parts = partsOf(rendered, sent.path);
  // Inline, so the first paint does not wait for them. Print shows the address of each link (styles/print.css).
  const sheets = files.sheets.map((sheet) => files.read?.(sheet).trim());
  const styles = `${code.layers.trim()}:root{--site:"${settings.url}"}${sheets.join("")}`;
  const rules = speculationRules(base);
  const head = [
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "color-scheme", content: "light dark" }),
    // Colour of the browser's frame (HTML, 4.2.5.1): `--page` of tokens.css.
    ...Object.entries({ light: palette.paper, dark: palette.ink }).map(([theme, content]) =>
      element("meta", { name: "theme-color", content, media: `(prefers-color-scheme: ${theme})` }),
    ),
    ...meta.map(metaElement),
    ...fonts.map((href) =>
      element("link", { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "anonymous" }),
    ),
    element("link", { rel: "icon", href: `${base}favicon.svg`, type: "image/svg+xml" }),
    element("link", { rel: "apple-touch-icon", href: `${base}apple-touch-icon.png`, sizes: "180x180" }),
    element("link", { rel: "manifest", href: `${base}site.webmanifest` }),
    parts.head,
    script({}, code.theme),
    files.read ? `<style>${styles}</style>` : "",
    sheetLinks(files),
    files.read && countVisits
      ? script({
          defer: "",
          src: countVisits.script,
          ...Object.fromEntries(countVisits.attributes.map(({ name, value }) => [name, value])),
        })
      : "",
  ].join("");
  // Data that no first frame needs comes last.
  const body = [
    parts.body,
    structuredData ? dataBlock({ type: "application/ld+json" }, structuredData) : "",
    dataBlock({ type: "application/json", "data-page": "" }, JSON.stringify(sent)),
    scriptsOf(files, code.start),
    files.read ? script({ type: "speculationrules" }, rules) : "",
  ].join("");
  const scripts = [code.theme, code.start, rules];
  const policy = element("meta", {
    "http-equiv": "Content-Security-Policy",
    content: policyOf({ scripts, styles: [styles] }, settings),
  });
  const html = element("html", { lang: language });
  return `<!DOCTYPE html>${html}<head><meta charset="utf-8">${files.read ? policy : ""}${head}</head><body>${body}</body></html>`;
}

/** Inline code as sources of a policy (CSP 3, 6.7.3.3). Data blocks need none. */
const hashes = (code: readonly string[]) => code.map((text) => `'${sha256(text)}'`);

type ForPolicy = Partial<Pick<Content["site"], "form" | "countVisits">>;

/** A page's Content Security Policy. It requires no Trusted Types: React writes HTML where it renders a changed section again. */
export function policyOf(
  { scripts, styles }: Record<"scripts" | "styles", readonly string[]>,
  { form, countVisits }: ForPolicy = {},
): string {
  const sources = (...all: readonly (readonly string[] | undefined)[]) =>
    all.flatMap((some = []) => some.map((one) => ` ${one}`)).join("");
  const counter = countVisits && new URL(countVisits.script);
  const counting = countingHosts({ countVisits });
  return [
    "default-src 'none'",
    `script-src 'self'${sources(counter && [counter.origin + counter.pathname], hashes(scripts))}`,
    `style-src ${["'self'", ...hashes(styles)].join(" ")}`,
    `img-src 'self'${sources(counting)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse and PageSpeed Insights fetch /robots.txt under the page's policy.
    `connect-src 'self'${sources(counting)}`,
    `form-action 'self'${sources(form === undefined ? [] : [new URL(form).origin])}`,
    "base-uri 'none'",
  ].join("; ");
}
