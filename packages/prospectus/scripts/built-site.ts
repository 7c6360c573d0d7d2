import { accessSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** File of the base and the header fields. It is not published. */
export const settingsFile = "headers.json";

const description = z.object({
  base: z.string(),
  settings: z.object({
    transport: z.string(),
    isolated: z.boolean(),
    feeds: z.array(z.string()).readonly(),
    moved: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
    openers: z.array(z.string()).readonly(),
  }),
});

export type BuiltSite = z.output<typeof description>;

/** Reads the settings of a built site. Throws an Error if the site is missing or incomplete. */
export function builtSite(folder = "build"): BuiltSite {
  try {
    accessSync(join(folder, "client", "index.html"));
    return description.parse(JSON.parse(readFileSync(join(folder, settingsFile), "utf8")));
  } catch {
    throw new Error(
      `There is no complete site in ${join("build", "client")}. Run "npm run build" first, or "npm start", which builds and serves it.`,
    );
  }
}

/** A valid port, 4173 by default. Ends the program with a message if the text is invalid. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? 4173);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  console.error(`PORT is “${text}”; expected a whole number from 1 to 65535, such as PORT=8080.`);
  process.exit(1);
}
