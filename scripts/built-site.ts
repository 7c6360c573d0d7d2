/** What a built site says of itself, for what serves or packs it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { HeaderSettings } from "../site/hosts/headers.ts";

/** The file in which a build says what its content sets of the header fields. It lies beside the site, since it is no part of it. */
export const settingsFile = "headers.json";

const settings = z.object({
  transport: z.string(),
  isolated: z.boolean(),
  feed: z.string(),
  moved: z.array(z.tuple([z.string(), z.string()])),
});
const manifest = z.object({ scope: z.string().startsWith("/") });

/** What is said where there is no whole built site. */
export const noSite = `There is no whole built site in ${join("build", "client")}: run "npm run build" first, or "npm start", which builds it and serves it.`;

/**
 * The built site: the path below which it stands (`base` in site.yaml when it was built), which its manifest says as its scope, and
 * what its content sets of the header fields. Nothing where there is none, or a file of it is missing or spoilt.
 */
export function builtSite(folder = "build"): { base: string; settings: HeaderSettings } | undefined {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  try {
    if (!existsSync(join(folder, "client", "index.html"))) return undefined;
    const { scope: base } = manifest.parse(read(join("client", "site.webmanifest")));
    return { base, settings: settings.parse(read(settingsFile)) };
  } catch {
    return undefined;
  }
}

/** What the content of the built site sets of the header fields. Throws where there is no whole built site. */
export function builtSettings(folder = "build"): HeaderSettings {
  const site = builtSite(folder);
  if (!site) throw new Error(noSite);
  return site.settings;
}

/** Gives the port that a text names, or ends the program with a sentence. Without a text it is 4173. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? 4173);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  console.error(
    `PORT is "${text}", which is no port: give a whole number from 1 to 65535, such as PORT=8080.`,
  );
  process.exit(1);
}
