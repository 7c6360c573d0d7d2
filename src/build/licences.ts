import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./folders.ts";

/** Licences that Vite does not list: of the site, of a worker, of fonts (OFL 1.1, condition 2). */
const others = {
  "The site itself": "LICENSE",
  "bcryptjs (BSD-3-Clause)": "node_modules/bcryptjs/LICENSE",
  "Bricolage Grotesque (OFL-1.1)": "src/styles/fonts/bricolage-grotesque-licence.txt",
  "Instrument Sans (OFL-1.1)": "src/styles/fonts/instrument-sans-licence.txt",
};

type Licence = { name: string; version: string; identifier?: string; text?: string };

/** Licences of all that reaches a browser. `list` is Vite's JSON. Throws an Error if a licence has no text. */
export function licences(list: string): string {
  const listed: Licence[] = JSON.parse(list);
  const texts = listed.map(({ name, version, identifier, text }) => {
    if (text) return `${name} ${version} (${identifier})\n\n${text}\n`;
    throw new Error(
      `${name} ${version} reaches the browser, but its package has no licence file. Use another package, or ask its authors for the file.`,
    );
  });
  const read = Object.entries(others).map(
    ([name, file]) => `${name}\n\n${readFileSync(join(projectFolder, file), "utf8").trim()}\n`,
  );
  return [...read, ...texts].join(`\n${"-".repeat(80)}\n\n`);
}
