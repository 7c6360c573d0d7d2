/** What a built site says of itself, for what serves or packs it. */
import { accessSync, readFileSync } from "node:fs";
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

/** The path below which a built site stands (`base` in site.yaml), which its manifest says as its scope, and what its content sets of the header fields. */
export type BuiltSite = { base: string; settings: HeaderSettings };

/** What a built site says of itself. Throws an error that says so where there is none, or a file of it is missing or spoilt. */
export function builtSite(folder = "build"): BuiltSite {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  try {
    accessSync(join(folder, "client", "index.html"));
    const { scope: base } = manifest.parse(read(join("client", "site.webmanifest")));
    return { base, settings: settings.parse(read(settingsFile)) };
  } catch {
    throw new Error(
      `There is no whole built site in ${join("build", "client")}: run "npm run build" first, or "npm start", which builds it and serves it.`,
    );
  }
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
