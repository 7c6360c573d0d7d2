/** Publishes the licences of what reaches a browser: see `licences`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fontPackages } from "./brand-folder.ts";

/** What reaches a browser in a worker, where Vite lists no packages. */
const inWorkers = ["bcryptjs"];

/** Of a package, as Vite's `build.license` lists those of which a page loads a module. */
type Licence = { name: string; version: string; identifier?: string; text?: string | undefined };

const read = (file: string) => readFileSync(file, "utf8");

/** The licence of a package that the engine or, for its fonts, the site has. */
function licenceOf(name: string): Licence {
  const site = pathToFileURL(resolve("package.json"));
  const description = findPackageJSON(name, inWorkers.includes(name) ? import.meta.url : site);
  if (description === undefined) throw new Error(`There is no package ${name}: run "npm ci".`);
  const folder = dirname(description);
  const { version, license }: { version: string; license: string } = JSON.parse(read(description));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  return { name, version, identifier: license, text: file && read(join(folder, file)).trim() };
}

/**
 * The text of `licences.txt`: the licence of the site where it has one, and those of the engine, of the packages that Vite lists, and
 * of those that it does not see: fonts, and dependencies in a worker. Throws where a package has no text of its licence.
 *
 * @param list what Vite wrote (JSON).
 */
export function licences(list: string): string {
  const listed = JSON.parse(list) as Licence[];
  const others = ["prospectus", ...inWorkers, ...fontPackages].filter(
    (other) => !listed.some(({ name }) => name === other),
  );
  const texts = [...listed, ...others.map(licenceOf)].map(({ name, version, identifier, text }) => {
    if (text) return `${name} ${version} (${identifier})\n\n${text}\n`;
    throw new Error(
      `${name} ${version} reaches the browser, and its package has no file of its licence: use another package, or ask its makers for one.`,
    );
  });
  // The engine's licence says nothing of a school's words and pictures.
  const own = existsSync("LICENSE") ? [`The site itself\n\n${read("LICENSE").trim()}\n`] : [];
  return [...own, ...texts.toSorted()].join(`\n${"-".repeat(80)}\n\n`);
}
