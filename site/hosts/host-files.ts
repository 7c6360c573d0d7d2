/** The files in which hosts read header fields, types and the addresses that pages had before (`moved` in site.yaml). `npm run pack` writes them. */
import { contentTypeOf, contentTypes } from "./content-types.ts";
import { askEachTime, filePaths, headersOf, keepNothing, type HeaderSettings } from "./headers.ts";

const made = "# Made by `npm run pack` from site/hosts/: change it there.\n";

/** Header fields of every address in a folder; they replace those of the whole site, and an empty one takes its field away. */
type HeaderRule = { folder: string; fields: Readonly<Record<string, string>> };

/** The rule for the whole site, and after it those for folders that differ, with what differs. */
function headerRules(settings: HeaderSettings): readonly [HeaderRule, ...HeaderRule[]] {
  const ofAll = headersOf("/", settings);
  const differing = (folder: string) => {
    const own = headersOf(folder, settings);
    const values = Object.keys(ofAll).map((name) => [name, own[name] ?? ""] as const);
    return Object.fromEntries(values.filter(([name, value]) => ofAll[name] !== value));
  };
  return [
    { folder: "/", fields: ofAll },
    ...filePaths.map((folder) => ({ folder, fields: differing(folder) })),
  ];
}

/** A header field whose value depends on the folder: its value elsewhere, and that in some folders, empty where it is not sent. */
type VaryingField = {
  name: string;
  elsewhere: string;
  inFolders: readonly (readonly [folder: string, value: string])[];
};

/** The same rules by field: those with one value for the whole site, and those whose value depends on the folder. */
function headerFields(settings: HeaderSettings): {
  same: Readonly<Record<string, string>>;
  varying: VaryingField[];
} {
  const [ofAll, ...others] = headerRules(settings);
  const varying = Object.entries(ofAll.fields).flatMap(([name, elsewhere]) => {
    const inFolders = others.flatMap(({ folder, fields }) =>
      fields[name] === undefined ? [] : [[folder, fields[name]] as const],
    );
    return inFolders.length > 0 ? [{ name, elsewhere, inFolders }] : [];
  });
  const names = new Set(varying.map(({ name }) => name));
  const same = Object.fromEntries(Object.entries(ofAll.fields).filter(([name]) => !names.has(name)));
  return { same, varying };
}

/**
 * The `_headers` file of Cloudflare or Netlify. Where two rules fit an address, Cloudflare joins the values of a field that both
 * have, unless the second takes the first away (`! Name`); at Netlify, which has no such line, the second wins, and files carry what
 * only documents need.
 */
export function headersFile(host: "cloudflare" | "netlify", settings: HeaderSettings): string {
  const [ofAll, ...others] = headerRules(settings);
  // Both hosts send this of themselves.
  const { "Cache-Control": caching, ...fields } = ofAll.fields;
  if (caching !== askEachTime) throw new Error(`Hosts would send ${askEachTime} where ${caching} is asked.`);
  const lines = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).flatMap(([name, value]) => (value ? [`  ${name}: ${value}`] : []));
  const rules = [
    ["/*", ...lines(fields)],
    ...others.map((rule) => [
      `${rule.folder}*`,
      ...Object.keys(rule.fields)
        .filter((name) => host === "cloudflare" && name in fields)
        .map((name) => `  ! ${name}`),
      ...lines(rule.fields),
    ]),
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
  const maps = headerFields(settings).varying.map(({ name, elsewhere, inFolders }) =>
    [
      `map ${name === "Cache-Control" ? '"$status$uri"' : '"$uri"'} ${variableOf(name)} {`,
      ...(name === "Cache-Control" ? [`  ~^[45] ${quoted(keepNothing)};`] : []),
      ...inFolders.map(([folder, value]) => `  ~^[0-9]*${folder} ${quoted(value)};`),
      `  default ${quoted(elsewhere)};`,
      "}",
    ].join("\n"),
  );
  return `${made}${maps.join("\n")}\n`;
}

/** What nginx reads in the server of the site: header fields and types. */
export function nginxServer(settings: HeaderSettings): string {
  const { same, varying } = headerFields(settings);
  const types = contentTypes.filter(([ending]) => ending.startsWith("."));
  return [
    made.trimEnd(),
    ...Object.entries(same).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map(({ name }) => `add_header ${name} ${variableOf(name)} always;`),
    "types {",
    ...types.map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`),
    "}",
    ...settings.moved.map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    `location = ${settings.feed} { types {} default_type ${quoted(contentTypeOf(settings.feed))}; }`,
    "",
  ].join("\n");
}

/** What Caddy reads in the site's block: header fields and types. */
export function caddyHeaders(settings: HeaderSettings): string {
  const { same, varying } = headerFields(settings);
  const field = (name: string, value: string, to = "") => `header ${to}${name} ${quoted(value)}`;
  return [
    made.trimEnd(),
    ...Object.entries(same).map(([name, value]) => field(name, value)),
    ...varying.flatMap(({ name, elsewhere, inFolders }) => [
      field(name, elsewhere),
      ...inFolders.map(([folder, value]) =>
        value ? field(name, value, `${folder}* `) : `header ${folder}* -${name}`,
      ),
    ]),
    ...settings.moved.map(([from, to]) => `redir ${from} ${to} permanent`),
    // The first in the list counts, and the last in this file.
    ...contentTypes
      .toReversed()
      .flatMap(([ending, type], index) => [
        `@type${index} path ${`*${ending}`}`,
        field("Content-Type", type, `@type${index} `),
      ]),
    "",
  ].join("\n");
}

/** The `_redirects` file of Cloudflare and Netlify. */
export const redirectsFile = ({ moved }: Pick<HeaderSettings, "moved">): string =>
  moved.map(([from, to]) => `${from} ${to} 301\n`).join("");

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
