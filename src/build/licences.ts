import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { projectFolder } from "./folders.ts";

/** Packages in workers, which Vite does not list. */
const inWorkers = ["bcryptjs"];

/** Fonts in src/styles/fonts/. Their licence must be published with them (OFL 1.1, condition 2). */
const fonts = ["Bricolage Grotesque", "Instrument Sans"];

type Licence = { name: string; version: string; identifier?: string; text?: string | undefined };

const read = (file: string) => readFileSync(file, "utf8");

function licenceOf(name: string): Licence {
  const description = findPackageJSON(name, import.meta.url);
  if (description === undefined) throw new Error(`The package ${name} is missing. Run "npm ci".`);
  const folder = dirname(description);
  const { version, license }: { version: string; license: string } = JSON.parse(read(description));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  return { name, version, identifier: license, text: file && read(join(folder, file)).trim() };
}

/** Licences of the site, its packages, fonts and workers. `list` is Vite's JSON. Throws an Error if a licence has no text. */
export function licences(list: string): string {
  const listed: Licence[] = JSON.parse(list);
  const texts = [...listed, ...inWorkers.map(licenceOf)].map(({ name, version, identifier, text }) => {
    if (text) return `${name} ${version} (${identifier})\n\n${text}\n`;
    throw new Error(
      `${name} ${version} reaches the browser, but its package has no licence file. Use another package, or ask its authors for the file.`,
    );
  });
  const ofFonts = fonts.map((name) => {
    const file = `src/styles/fonts/${name.toLowerCase().replace(" ", "-")}-licence.txt`;
    return `${name} (OFL-1.1)\n\n${read(join(projectFolder, file)).trim()}\n`;
  });
  const own = `The site itself\n\n${read(join(projectFolder, "LICENSE")).trim()}\n`;
  return [own, ...[...texts, ...ofFonts].toSorted()].join(`\n${"-".repeat(80)}\n\n`);
}
