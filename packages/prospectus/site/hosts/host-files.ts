/** The files in which hosts read header fields, types and the addresses that pages had before (`moved` in site.yaml). `npm run pack` writes them. */
import {
  contentTypeOf,
  contentTypes,
  filePaths,
  headersOf,
  keepNothing,
  type HeaderSettings,
} from "./headers.ts";

const made = "# Made by `npm run pack` from site/hosts/: change it there.\n";

const caching = "Cache-Control";

/** A header field: its value for pages, and that in each folder where it differs, empty where it is not sent. */
type Field = { name: string; value: string; inFolders: [folder: string, value: string][] };

const fieldsOf = (settings: HeaderSettings): Field[] =>
  Object.entries(headersOf("/", settings)).map(([name, value]) => ({
    name,
    value,
    inFolders: filePaths
      .map((folder): [string, string] => [folder, headersOf(folder, settings)[name] ?? ""])
      .filter(([, own]) => own !== value),
  }));

/**
 * The `_headers` file of Cloudflare or Netlify. Where two rules fit an address, Cloudflare joins the values of a field that both
 * have, unless the second takes the first away (`! Name`); at Netlify, which has no such line, the second wins, and files carry what
 * only documents need.
 */
export function headersFile(host: "cloudflare" | "netlify", settings: HeaderSettings): string {
  const ofPages = Object.entries(headersOf("/", settings));
  const rules = [
    // Both hosts send the `Cache-Control` of pages of themselves.
    ["/*", ...ofPages.filter(([name]) => name !== caching).map(([name, value]) => `  ${name}: ${value}`)],
    ...filePaths.map((folder) => {
      const own = headersOf(folder, settings);
      const differing = ofPages.filter(([name, value]) => own[name] !== value).map(([name]) => name);
      const removed = host === "cloudflare" ? differing.filter((name) => name !== caching) : [];
      return [
        `${folder}*`,
        ...removed.map((name) => `  ! ${name}`),
        ...differing.flatMap((name) => (own[name] ? [`  ${name}: ${own[name]}`] : [])),
      ];
    }),
    // Hosts cannot tell the types of these from how they end.
    ...[settings.feed, "/site.webmanifest"].map((path) => [path, `  Content-Type: ${contentTypeOf(path)}`]),
  ];
  return `${made}${rules.map((rule) => `${rule.join("\n")}\n`).join("\n")}`;
}

/** A text in quotes, as nginx and Caddy read it. Throws where one of them would put something in its place. */
function quoted(text: string): string {
  if (/[\\${}\n]/.test(text))
    throw new Error(
      `A header field holds "${text}": nginx and Caddy cannot write \\, $, { and } as they are.`,
    );
  return `"${text.replaceAll('"', '\\"')}"`;
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** What nginx reads outside its servers: the values that depend on the address, the status or the method. */
export function nginxMaps(settings: HeaderSettings): string {
  const varying = fieldsOf(settings).filter(({ inFolders }) => inFolders.length > 0);
  const maps = varying.map(({ name, value, inFolders }) =>
    [
      `map ${name === caching ? '"$status$uri"' : '"$uri"'} ${variableOf(name)} {`,
      ...(name === caching ? [`  ~^[45] ${quoted(keepNothing)};`] : []),
      ...inFolders.map(([folder, own]) => `  ~^[0-9]*${folder} ${quoted(own)};`),
      `  default ${quoted(value)};`,
      "}",
    ].join("\n"),
  );
  return `${made}${maps.join("\n")}\n`;
}

/** What nginx reads in the server of the site: header fields and types. */
export function nginxServer(settings: HeaderSettings): string {
  const types = contentTypes.filter(([ending]) => ending.startsWith("."));
  return [
    made.trimEnd(),
    ...fieldsOf(settings).map(
      ({ name, value, inFolders }) =>
        `add_header ${name} ${inFolders.length > 0 ? variableOf(name) : quoted(value)} always;`,
    ),
    "types {",
    ...types.map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`),
    "}",
    ...settings.moved.flatMap(([from, to]) =>
      [from, `${from}/`].map((path) => `location = "${path}" { return 301 ${to}; }`),
    ),
    `location = ${settings.feed} { types {} default_type ${quoted(contentTypeOf(settings.feed))}; }`,
    "",
  ].join("\n");
}

/** What Caddy reads in the site's block: header fields and types. */
export function caddyHeaders(settings: HeaderSettings): string {
  return [
    made.trimEnd(),
    ...fieldsOf(settings).flatMap(({ name, value, inFolders }) => [
      `header ${name} ${quoted(value)}`,
      ...inFolders.map(([folder, own]) => `header ${folder}* ${own ? `${name} ${quoted(own)}` : `-${name}`}`),
    ]),
    // Its plain paths fit whatever the capitals, and would lead /About and /about in a circle.
    ...settings.moved.flatMap(([from, to], index) => [
      `@moved${index} path_regexp \`^${from.replaceAll(/[$.*+?()[\]|^]/g, "\\$&")}/?$\``,
      `redir @moved${index} ${to} permanent`,
    ]),
    // The first in the list counts, and the last in this file.
    ...contentTypes
      .toReversed()
      .flatMap(([ending, type], index) => [
        `@type${index} path *${ending}`,
        `header @type${index} Content-Type ${quoted(type)}`,
      ]),
    "",
  ].join("\n");
}

/** A path as addresses have it, with the signs of patterns escaped. */
const literal = (path: string) =>
  encodeURI(path).replaceAll(/[*:]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The `_redirects` file of Cloudflare and Netlify. */
export const redirectsFile = ({ moved }: Pick<HeaderSettings, "moved">): string =>
  moved.flatMap(([from, to]) => [from, `${from}/`].map((path) => `${literal(path)} ${to} 301\n`)).join("");

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
