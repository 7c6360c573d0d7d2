/** Reads each host's files as that host does. */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/fixtures/folder.ts";
import { askEachTime, headersOf, keepNothing } from "./headers.ts";
import { contentTypeOf, fileFolders } from "../data/files.ts";
import { headersFile, movedPage, nginxFile, redirectsFile } from "./host-files.ts";

type Fields = Record<string, string>;

const moved = new Map([["/Über *.html", "/cours"]]);
const nginx = nginxFile("/blog/feed.xml", moved);
const typed = ["/blog/feed.xml", "/site.webmanifest"];
const paths = ["/", "/about", "/icon-192.png", "/favicon.svg", ...typed].concat(
  fileFolders.map((folder) => `${folder}file.png`),
);

/** Header fields from the file `_headers`. Of two rules, Cloudflare joins the values; at Netlify the later one wins. */
function fromHeadersFile(host: "cloudflare" | "netlify", path: string): Fields {
  const fields: Fields = {};
  for (const rule of headersFile("/blog/feed.xml")
    .replace(/^#.*\n/, "")
    .split("\n\n")) {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const fits = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of fits ? lines : []) {
      const [, removed, name = "", value = ""] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
      if (removed && host === "cloudflare") delete fields[name];
      else if (!removed)
        fields[name] = host === "cloudflare" && fields[name] ? `${fields[name]}, ${value}` : value;
    }
  }
  // Both hosts send this by default.
  return { "Cache-Control": askEachTime, ...fields };
}

const fieldsIn = (lines: string): Fields =>
  Object.fromEntries([...lines.matchAll(/^ +add_header (\S+) "(.*)" always;$/gm)].map(([, ...pair]) => pair));

/** The lines of a location of nginx. */
const locationOf = (what: string) => nginx.split(`  location ${what} {\n`)[1]?.split("  }\n")[0] ?? "";

/** Header fields that nginx sends. A location without fields inherits those of the server. */
function fromNginx(path: string): Fields {
  const [, folder] = /^(\/\w+\/)/.exec(path) ?? [];
  const own = fieldsIn(locationOf(`= ${path}`) || locationOf(`^~ ${folder}`));
  return Object.keys(own).length > 0 ? own : fieldsIn(nginx.split("  location ")[0] ?? "");
}

test.each(paths)("every host sends the same header fields with %s", (path) => {
  const right = headersOf(path);
  const type = typed.includes(path) ? { "Content-Type": contentTypeOf(path) } : {};
  expect(fromHeadersFile("cloudflare", path)).toEqual({ ...right, ...type });
  // Netlify's rules cannot remove a field, so files also have those of pages.
  expect(fromHeadersFile("netlify", path)).toEqual({ ...headersOf("/"), ...right, ...type });
  expect(fromNginx(path)).toEqual(right);
});

test("nginx sends compressed copies, knows the types of the feed and the manifest, and keeps no error page", () => {
  expect(nginx).toContain("gzip_static on;");
  for (const path of typed)
    expect(locationOf(`= ${path}`)).toContain(`default_type "${contentTypeOf(path)}";`);
  expect(fieldsIn(locationOf("= /404.html"))).toEqual({
    ...headersOf("/404.html"),
    "Cache-Control": keepNothing,
  });
});

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

test.runIf(hasNginx)("nginx accepts its file", () => {
  const folder = folderWith({
    "site.conf": nginx,
    "nginx.conf":
      "events {}\nerror_log stderr;\npid nginx.pid;\nhttp { access_log off; include site.conf; }\n",
  });
  execFileSync("nginx", ["-t", "-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "pipe" });
});

test("each host gets redirects in its own format", () => {
  expect(redirectsFile(moved)).toBe("/%C3%9Cber%20%2A.html /cours 301\n/%C3%9Cber%20%2A.html/ /cours 301\n");
  expect(nginx).toContain('location = "/Über *.html" { return 301 /cours; }');
  const page = movedPage({ url: "https://kiln.example", base: "/base/" }, "/cours");
  expect(page).toContain('<link rel="canonical" href="https://kiln.example/base/cours">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/cours">');
});
