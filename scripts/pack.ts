/** Lays out the built site as a host takes it, in `build/hosts/<host>`: `npm run pack <host>`. What each folder is for is said in `deploy/`. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtSettings, builtSite, noSite } from "./built-site.ts";
import { movedPage, redirectsFile } from "../site/hosts/moved.ts";
import { caddyHeaders, headersFile, nginxMaps, nginxServer } from "../site/hosts/host-files.ts";

const site = join("build", "client");

/**
 * Copies the site without the compressed copies, for hosts that compress by themselves. `plain` lays a page at `about.html` instead
 * of `about/index.html`, for hosts that would send visitors of `/about` on to `/about/`.
 */
function copySite(folder: string, layout: "folders" | "plain"): void {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  for (const file of files) {
    const to = join(folder, layout === "plain" ? file.replace(/[\\/]index\.html$/, ".html") : file);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(site, file), to);
  }
}

/** Writes what Cloudflare and Netlify are told of addresses that pages had before, where there are such. */
function writeRedirects(folder: string): void {
  const { moved } = builtSettings();
  if (moved.length > 0) writeFileSync(join(folder, "_redirects"), redirectsFile({ moved }));
}

const packers = {
  cloudflare(folder: string) {
    copySite(folder, "folders");
    writeFileSync(join(folder, "_headers"), headersFile("cloudflare", builtSettings()));
    writeRedirects(folder);
  },
  netlify(folder: string) {
    copySite(folder, "plain");
    writeFileSync(join(folder, "_headers"), headersFile("netlify", builtSettings()));
    writeRedirects(folder);
  },
  "github-pages"(folder: string) {
    copySite(folder, "plain");
    // Without it GitHub leaves out what begins with a dot or an underscore.
    writeFileSync(join(folder, ".nojekyll"), "");
    const { base, settings } = builtSite() ?? { base: "/", settings: builtSettings() };
    for (const [from, to] of settings.moved) {
      const file = join(folder, `${from}.html`);
      mkdirSync(dirname(file), { recursive: true });
      const page = readFileSync(join(folder, to === "/" ? "index.html" : `${to}.html`), "utf8");
      writeFileSync(file, movedPage(page, base + to.slice(1)));
    }
  },
  nginx(folder: string) {
    cpSync(join("deploy", "nginx", "site.conf"), join(folder, "site.conf"));
    writeFileSync(join(folder, "maps.conf"), nginxMaps(builtSettings()));
    writeFileSync(join(folder, "server.conf"), nginxServer(builtSettings()));
  },
  caddy(folder: string) {
    cpSync(join("deploy", "caddy", "Caddyfile"), join(folder, "Caddyfile"));
    writeFileSync(join(folder, "headers.caddy"), caddyHeaders(builtSettings()));
  },
};

type Host = keyof typeof packers;
const isHost = (name: string): name is Host => Object.hasOwn(packers, name);

/** Lays out the built site for a host; what lay there before is taken away. Gives the folder. */
export function pack(host: Host): string {
  const folder = join("build", "hosts", host);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  packers[host](folder);
  return folder;
}

/**
 * Why the built site cannot be packed for a host; nothing where it can.
 *
 * @param base the path below which the site stands; nothing where there is no built site.
 */
export function refusalOf(name: string, base: string | undefined): string | undefined {
  if (!isHost(name))
    return `There is no host "${name}": give one of ${Object.keys(packers).join(", ")}, such as npm run pack nginx.`;
  if (base === undefined) return noSite;
  // Its rules for folders would name other folders than the site's.
  if (base !== "/" && name !== "github-pages")
    return `The built site stands below ${base}, and ${name} gives it a host of its own: take base out of its site.yaml and build again, or pack it for github-pages.`;
  return undefined;
}

if (import.meta.main) {
  const [name = ""] = process.argv.slice(2);
  const refusal = refusalOf(name, builtSite()?.base);
  if (refusal === undefined && isHost(name)) console.log(`What ${name} takes is in ${pack(name)}.`);
  else {
    console.error(refusal);
    process.exitCode = 1;
  }
}
