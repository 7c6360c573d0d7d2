import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineFolder } from "../site/engine-folder.ts";

const workflow = ".github/workflows/publish.yml";

/** Files of each host: path in the repository, path in `deploy/`. */
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

export const hosts = Object.keys(hostFiles) as (keyof typeof hostFiles)[];

/** Writes a host's files and .gitignore. Keeps existing files. */
export function writeRepository(folder: string, host: keyof typeof hostFiles): void {
  for (const [file, from] of Object.entries(hostFiles[host])) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(engineFolder, "deploy", from), "utf8");
    // The container contains nginx.
    const packed = host === "container" ? "nginx" : host;
    if (!existsSync(target)) writeFileSync(target, text.replaceAll("$host", packed));
  }
  const ignored = join(folder, ".gitignore");
  // npm never packs a .gitignore.
  if (!existsSync(ignored)) writeFileSync(ignored, "node_modules/\nbuild/\n.cache/\n");
}
