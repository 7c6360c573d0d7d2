/** The site's own kinds of section: each a folder of its name in `sections/`, beside the package.json of the site, with `definition.ts` and `<kind>.tsx`. */
import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A mistake in a kind of section that the site brings; the message is a sentence that names the file. */
export class OwnSectionError extends Error {
  override name = "OwnSectionError";
}

/** The names of the own kinds. */
export const ownKinds: readonly string[] = globSync("sections/*/")
  .map((folder) => basename(folder))
  .toSorted();

/** The component of an own kind; nothing where the site has no such kind. */
export const ownComponent = (kind: string): string | undefined =>
  // Vite's paths have slashes.
  ownKinds.includes(kind) ? resolve("sections", kind, `${kind}.tsx`).replaceAll("\\", "/") : undefined;

/** What the module of an own kind defines. */
async function definitionOf(kind: string): Promise<{ kind?: unknown }> {
  // Beside motto.tsx TypeScript would never check a motto.ts.
  const file = `sections/${kind}/definition.ts`;
  for (const needed of [file, `sections/${kind}/${kind}.tsx`])
    if (!existsSync(needed))
      throw new OwnSectionError(
        `The section "${kind}" has no ${needed}. Write the file, or delete the folder sections/${kind}.`,
      );
  const module: Record<string, { kind?: unknown }> = await import(
    /* @vite-ignore */ pathToFileURL(resolve(file)).href
  ).catch((error: unknown) => {
    throw new OwnSectionError(`${file} cannot be read: ${String(error)}. Correct the file.`, {
      cause: error,
    });
  });
  const found = Object.values(module).find((one) => one?.kind === kind);
  if (!found)
    throw new OwnSectionError(
      `${file} defines no section "${kind}". Write export const … = defineSection({ kind: "${kind}", … }).`,
    );
  return found;
}

/**
 * The definitions of the own kinds.
 *
 * @param taken the names of the engine's kinds.
 * @throws an OwnSectionError where a file is missing or defines nothing, or a name is taken.
 */
export async function ownDefinitions(taken: readonly string[]): Promise<unknown[]> {
  for (const kind of ownKinds)
    if (taken.includes(kind))
      throw new OwnSectionError(
        `sections/${kind} has the name of a section of the engine. Rename the folder, its component and its kind.`,
      );
  return Promise.all(ownKinds.map(definitionOf));
}
