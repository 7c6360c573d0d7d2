/** What stands around the content of a new site: the files of its host. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineFolder } from "../site/engine-folder.ts";

const workflow = ".github/workflows/publish.yml";

/** The files of each host, by their places in the repository, and where they lie in `deploy/`. */
const hostFiles = {
  netlify: { "netlify.toml": "netlify/netlify.toml", [workflow]: "netlify/publish.yml" },
  "github-pages": { [workflow]: "github-pages/pages.yml" },
  cloudflare: { "wrangler.jsonc": "cloudflare/wrangler.jsonc", [workflow]: "cloudflare/publish.yml" },
  nginx: { [workflow]: "publish.yml" },
  caddy: { [workflow]: "publish.yml" },
  container: {
    Dockerfile: "container/Dockerfile",
    ".dockerignore": "container/Dockerfile.dockerignore",
    [workflow]: "publish.yml",
  },
  none: {},
} satisfies Record<string, Record<string, string>>;

/** The names of the hosts. */
export const hosts = Object.keys(hostFiles) as (keyof typeof hostFiles)[];

/** Writes the files of a host, and what Git is to leave out. What is there already stays as it is. */
export function writeRepository(folder: string, host: keyof typeof hostFiles): void {
  for (const [file, from] of Object.entries(hostFiles[host])) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(engineFolder, "deploy", from), "utf8");
    // A container packs for nginx, which it holds.
    const packed = host === "container" ? "nginx" : host;
    if (!existsSync(target)) writeFileSync(target, text.replaceAll("$host", packed));
  }
  const ignored = join(folder, ".gitignore");
  // npm packs no file of this name.
  if (!existsSync(ignored)) writeFileSync(ignored, "node_modules/\nbuild/\n.cache/\n");
}
