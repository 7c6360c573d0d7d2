import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { engineFolder } from "./engine-folder.ts";
import { fontPackages } from "./brand-folder.ts";

/** Packages in workers, which Vite does not list. */
const inWorkers = ["bcryptjs"];

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
  const others = [...inWorkers, ...fontPackages].filter(
    (other) => !listed.some(({ name }) => name === other),
  );
  const texts = [...listed, ...others.map(licenceOf)].map(({ name, version, identifier, text }) => {
    if (text) return `${name} ${version} (${identifier})\n\n${text}\n`;
    throw new Error(
      `${name} ${version} reaches the browser, but its package has no licence file. Use another package, or ask its authors for the file.`,
    );
  });
  const own = `The site itself\n\n${read(join(engineFolder, "LICENSE")).trim()}\n`;
  return [own, ...texts.toSorted()].join(`\n${"-".repeat(80)}\n\n`);
}
