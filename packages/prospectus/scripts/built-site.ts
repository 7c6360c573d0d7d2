/** What a built site says of itself, for what serves or packs it. */
import { accessSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The file in which a build says where its site stands and what its content sets of the header fields. It lies beside the site, since it is no part of it. */
export const settingsFile = "headers.json";

const description = z.object({
  /** The path below which the site stands (`base` in site.yaml). */
  base: z.string(),
  settings: z.object({
    transport: z.string(),
    isolated: z.boolean(),
    feed: z.string(),
    moved: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  }),
});

/** What a built site says of itself. */
export type BuiltSite = z.output<typeof description>;

/** What a built site says of itself. Throws an error that says so where there is none, or a file of it is missing or spoilt. */
export function builtSite(folder = "build"): BuiltSite {
  try {
    accessSync(join(folder, "client", "index.html"));
    return description.parse(JSON.parse(readFileSync(join(folder, settingsFile), "utf8")));
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
