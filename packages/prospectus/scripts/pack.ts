/** Prepares the built site for a host, in `build/hosts/<host>`: `npm run pack <host>`. `deploy/` explains each folder. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineFolder } from "../site/engine-folder.ts";
import { builtSite, type BuiltSite } from "./built-site.ts";
import {
  caddyHeaders,
  headersFile,
  nginxMaps,
  nginxServer,
  movedPage,
  redirectsFile,
} from "../site/hosts/host-files.ts";

const client = join("build", "client");

/** Copies the site, uncompressed. `plain` writes `about.html`, for hosts that would redirect `/about` to `/about/`. */
function copySite(folder: string, layout: "folders" | "plain"): void {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
  for (const file of files)
    cpSync(
      join(client, file),
      join(folder, layout === "plain" ? file.replace(/[\\/]index\.html$/, ".html") : file),
    );
}

const packFields =
  (host: "cloudflare" | "netlify", layout: "folders" | "plain") =>
  (folder: string, { settings }: BuiltSite) => {
    copySite(folder, layout);
    writeFileSync(join(folder, "_headers"), headersFile(host, settings));
    if (settings.moved.length > 0) writeFileSync(join(folder, "_redirects"), redirectsFile(settings));
  };

const packers = {
  cloudflare: packFields("cloudflare", "folders"),
  netlify: packFields("netlify", "plain"),
  "github-pages"(folder: string, { base, settings }: BuiltSite) {
    copySite(folder, "plain");
    // Without it GitHub ignores files that begin with a dot or an underscore.
    writeFileSync(join(folder, ".nojekyll"), "");
    for (const [from, to] of settings.moved) {
      const file = join(folder, from.endsWith(".html") ? from : `${from}/index.html`);
      // At /about.html the host already shows /about.
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      const page = readFileSync(join(folder, to === "/" ? "index.html" : `${to}.html`), "utf8");
      writeFileSync(file, movedPage(page, base + to.slice(1)));
    }
  },
  nginx(folder: string, { settings }: BuiltSite) {
    cpSync(join(engineFolder, "deploy", "nginx", "site.conf"), join(folder, "site.conf"));
    writeFileSync(join(folder, "maps.conf"), nginxMaps(settings));
    writeFileSync(join(folder, "server.conf"), nginxServer(settings));
  },
  caddy(folder: string, { settings }: BuiltSite) {
    cpSync(join(engineFolder, "deploy", "caddy", "Caddyfile"), join(folder, "Caddyfile"));
    writeFileSync(join(folder, "headers.caddy"), caddyHeaders(settings));
  },
};

type Host = keyof typeof packers;
const isHost = (name: string): name is Host => Object.hasOwn(packers, name);

/** Prepares the site for a host and returns the folder. Throws an Error if the host is unknown or cannot serve the site. */
export function pack(host: string, site = builtSite()): string {
  if (!isHost(host))
    throw new Error(
      `Unknown host “${host}”; expected one of ${Object.keys(packers).join(", ")}, such as npx prospectus pack nginx.`,
    );
  // These hosts' rules have paths from the root.
  if (site.base !== "/" && host !== "github-pages")
    throw new Error(
      `The site is built for the path ${site.base}, but ${host} serves it at the root. Remove base from site.yaml and build again, or pack it for github-pages.`,
    );
  const folder = join("build", "hosts", host);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  packers[host](folder, site);
  return folder;
}

export function run([name = ""]: string[]): void {
  try {
    console.log(`The files for ${name} are in ${pack(name)}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
