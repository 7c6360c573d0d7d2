/** Reads each host's configuration as that host does. */
import { expect, test } from "vitest";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { movedAddresses } from "../page.ts";
import {
  askEachTime,
  contentTypeOf,
  contentTypes,
  fileFolders,
  headersOf,
  keepNothing,
  settingsOf,
} from "./headers.ts";
import { caddyHeaders, headersFile, movedPage, nginxMaps, nginxServer, redirectsFile } from "./host-files.ts";

type Fields = Record<string, string>;

const settings = { ...settingsOf(smallProvider()), openers: ["/desk"] };
const paths = [
  "/",
  "/about",
  "/blog/feed.xml",
  "/icon-192.png",
  "/favicon.svg",
  "/site.webmanifest",
  "/desk",
  "/desktops",
].concat(fileFolders.map((folder) => `${folder}file.png`));

/** Header fields from a `_headers` file. Of two rules, Cloudflare joins the values; at Netlify the later one wins. */
function fromHeadersFile(host: "cloudflare" | "netlify", path: string): Fields {
  const fields: Fields = {};
  for (const rule of headersFile(host, settings)
    .replace(/^#.*\n/, "")
    .split("\n\n")) {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const fits = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of fits ? lines : []) {
      const [, removed, name = "", value = ""] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
      if (removed) delete fields[name];
      else fields[name] = host === "cloudflare" && fields[name] ? `${fields[name]}, ${value}` : value;
    }
  }
  // Both hosts send this by default.
  return { "Cache-Control": askEachTime, ...fields };
}

/** Header fields that nginx sends. The first match in a map counts; empty values are not sent. */
function fromNginx(path: string, status = 200): Fields {
  const maps = nginxMaps(settings);
  const valueOf = (variable: string) => {
    const [, source = "", body = ""] =
      new RegExp(`map "(.*)" \\${variable} \\{\n([^}]*)\n\\}`).exec(maps) ?? [];
    const asked = source.replace("$status", String(status)).replace("$uri", path);
    for (const [, pattern = "", value = ""] of body.matchAll(/^ {2}(\S+) "(.*)";$/gm))
      if (pattern === "default" || new RegExp(pattern.slice(1)).test(asked)) return value;
    throw new Error(`nginx has no value for ${variable}.`);
  };
  const added = nginxServer(settings).matchAll(/^add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm);
  const all = [...added].map(([, name = "", value, variable = ""]) => [name, value ?? valueOf(variable)]);
  return Object.fromEntries(all.filter(([, value]) => value));
}

/** Header fields that Caddy sends. The last match counts. */
function fromCaddy(path: string): Fields {
  const fields: Fields = {};
  const matchers = new Map<string, string>();
  for (const line of caddyHeaders(settings).split("\n")) {
    const [, matcher, ending = ""] = /^(@\w+) path \*?(.+)$/.exec(line) ?? [];
    if (matcher) matchers.set(matcher, ending);
    const [, where, removed, name = "", value = ""] =
      /^header (?:([/@]\S+) )?(-)?([\w-]+)(?: "(.*)")?$/.exec(line) ?? [];
    const fits = where?.startsWith("@")
      ? path.endsWith(matchers.get(where) ?? "none")
      : where?.endsWith("*")
        ? path.startsWith(where.slice(0, -1))
        : path === (where ?? path);
    if (fits && removed) delete fields[name];
    else if (fits && name) fields[name] = value;
  }
  return fields;
}

test.each(paths)("every host sends the same header fields with %s", (path) => {
  const right = headersOf(path, settings);
  const typed = path === "/blog/feed.xml" || path === "/site.webmanifest";
  const type = typed ? { "Content-Type": contentTypeOf(path) } : {};
  expect(fromHeadersFile("cloudflare", path)).toEqual({ ...right, ...type });
  // Netlify's rules cannot remove a field, so files also have those of pages.
  expect(fromHeadersFile("netlify", path)).toEqual({ ...headersOf("/", settings), ...right, ...type });
  // nginx looks at the file of a page.
  for (const file of path === "/desk" ? [path, `${path}/index.html`] : [path])
    expect(fromNginx(file)).toEqual(right);
  const { "Content-Type": _, ...others } = fromCaddy(path);
  expect(others).toEqual(right);
});

test("error pages are not cached at nginx; deploy/ explains Caddy and Cloudflare", () => {
  expect(fromNginx("/assets/missing.js", 404)["Cache-Control"]).toBe(keepNothing);
});

test.each(contentTypes)("nginx and Caddy know the type of %s", (ending, type) => {
  const file = ending.startsWith(".") ? `/file${ending}` : (settings.feeds[0] ?? "");
  expect(nginxServer(settings)).toContain(
    ending.startsWith(".")
      ? `  "${type}" ${ending.slice(1)};\n`
      : `location = ${file} { types {} default_type "${type}"; }\n`,
  );
  expect(fromCaddy(file)["Content-Type"]).toBe(type);
});

test("a value that nginx or Caddy would change stops the build", () => {
  const changed = { ...settings, transport: "max-age=$days" };
  for (const write of [nginxMaps, caddyHeaders])
    expect(() => write(changed)).toThrow(/which nginx and Caddy cannot write/);
});

test("pages below a moved page redirect too, but existing addresses stay", () => {
  const now = ["/", "/cours", "/cours/bol", "/cours/page/2", "/course/new"];
  const moved = [
    { from: "/course", to: "/cours" },
    { from: "/cours/new", to: "/course/new" },
    { from: "/cours/bol", to: "/" },
  ];
  expect([...movedAddresses(moved, now)]).toEqual([
    ["/course", "/cours"],
    ["/course/bol", "/cours/bol"],
    ["/course/page/2", "/cours/page/2"],
    ["/cours/new", "/course/new"],
  ]);
  const old = [
    { from: "/Kurse.html", to: "/cours" },
    { from: "/2019/05/titel/", to: "/" },
    { from: "/%C3%BCber_uns/index.html", to: "/cours/bol" },
  ];
  expect([...movedAddresses(old, now)]).toEqual([
    ["/Kurse.html", "/cours"],
    ["/2019/05/titel", "/"],
    ["/über_uns", "/cours/bol"],
  ]);
});

test("each host gets redirects in its own format", () => {
  const moved = { ...settings, moved: [["/Über *.html", "/cours"]] } as const;
  expect(redirectsFile(moved)).toBe("/%C3%9Cber%20%2A.html /cours 301\n/%C3%9Cber%20%2A.html/ /cours 301\n");
  expect(nginxServer(moved)).toContain('location = "/Über *.html" { return 301 /cours; }');
  expect(caddyHeaders(moved)).toContain(
    "@moved0 path_regexp `^/Über \\*\\.html/?$`\nredir @moved0 /cours permanent",
  );
  const canonical = '<link rel="canonical" href="https://kiln.example/cours">';
  const page = movedPage(`<head>${canonical}</head>`, "/base/cours");
  expect(page).toContain(canonical);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/cours">');
});
