/** Publishes the licences of what reaches a browser: see `licences`. */
import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The file in the built site. */
const file = "licences.txt";

/** The folder of a package that this project has. */
function folderOf(name: string): string {
  const description = findPackageJSON(name, import.meta.url);
  if (description === undefined) throw new Error(`There is no package ${name}: run "npm ci".`);
  return dirname(description);
}

/** The folder of the package that a module is from; nothing of the project's own. The bundler's own parts have names instead of paths. */
function packageOf(id: string): string | undefined {
  const [, part] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  return part
    ? folderOf(part)
    : /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/"))?.[0];
}

/** What a package says of its licence, with its whole text. Throws where it has none. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<
    "name" | "version" | "license",
    string
  >;
  const text = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (text === undefined)
    throw new Error(
      `${name} ${version} reaches the browser, and its package has no file of its licence: use another package, or ask its makers for one.`,
    );
  // What stands below in Vite's file belongs to packages inside of Vite, of which nothing is sent.
  const [whole = ""] = readFileSync(join(folder, text), "utf8").split("\n# Licenses of bundled dependencies");
  return `${name} ${version} (${license})\n\n${whole.trim()}\n`;
}

/**
 * Vite plugins that write `licences.txt`: the licence of the site, and of each package of which a script for the browser or one of
 * its workers holds a module. Stops the build where a package has no text of its licence.
 *
 * @param root the project's folder, with the file LICENSE.
 * @param others packages that are sent in another way than as modules, such as fonts.
 * @returns one for the site's own build, one for that of its workers, which comes before.
 */
export function licences(root: string, others: readonly string[]): { site: Plugin; workers: Plugin } {
  const folders = new Set(others.map(folderOf));
  const note: Plugin["generateBundle"] = (_, bundle) => {
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
        const folder = packageOf(id);
        if (folder !== undefined) folders.add(folder);
      }
  };
  return {
    workers: { name: "licences-of-workers", generateBundle: note },
    site: {
      name: "licences",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      generateBundle(options, bundle, isWrite) {
        note.call(this, options, bundle, isWrite);
        const own = `The site itself\n\n${readFileSync(join(root, "LICENSE"), "utf8").trim()}\n`;
        const rest = [...folders].map(licenceOf).toSorted();
        const source = [own, ...rest].join(`\n${"-".repeat(80)}\n\n`);
        this.emitFile({ type: "asset", fileName: file, source });
      },
    },
  };
}
