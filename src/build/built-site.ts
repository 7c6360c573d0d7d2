import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderSettings } from "./headers.ts";

/** Description of a built site, for the preview. Its file is beside the published folder. */
export type BuiltSite = {
  base: string;
  settings: HeaderSettings;
  moved: readonly (readonly [from: string, to: string])[];
};

export const builtFile = "site.json";

/** Reads the description of the built site. Ends the program with a message if there is none. */
export function builtSite(): BuiltSite {
  try {
    return JSON.parse(readFileSync(join("build", builtFile), "utf8"));
  } catch {
    console.error(
      `There is no complete site in ${join("build", "client")}. Run "npm run build" first, or "npm start", which builds and serves it.`,
    );
    process.exit(1);
  }
}

/** A valid port, 4173 by default. Ends the program with a message if the text is invalid. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? 4173);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  console.error(`PORT is “${text}”; expected a whole number from 1 to 65535, such as PORT=8080.`);
  process.exit(1);
}
