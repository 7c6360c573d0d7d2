/** The site's own kinds of section: each a folder in `sections/`, beside package.json, with `definition.ts` and `<kind>.tsx`. */
import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A mistake in the site's own kind of section; the message names the file. */
export class OwnSectionError extends Error {
  override name = "OwnSectionError";
}

/** The names of the own kinds. */
export const ownKinds: readonly string[] = globSync("sections/*/")
  .map((folder) => basename(folder))
  .toSorted();

/** The component file of an own kind, if the site has it. */
export const ownComponent = (kind: string): string | undefined =>
  // Vite's paths have slashes.
  ownKinds.includes(kind) ? resolve("sections", kind, `${kind}.tsx`).replaceAll("\\", "/") : undefined;

/** Imports the definition of an own kind. */
async function definitionOf(kind: string): Promise<{ kind?: unknown }> {
  // TypeScript ignores motto.ts beside motto.tsx, hence this name.
  const file = `sections/${kind}/definition.ts`;
  for (const needed of [file, `sections/${kind}/${kind}.tsx`])
    if (!existsSync(needed))
      throw new OwnSectionError(
        `The section "${kind}" has no ${needed}: write the file, or remove the folder sections/${kind}.`,
      );
  const module: Record<string, { kind?: unknown }> = await import(
    /* @vite-ignore */ pathToFileURL(resolve(file)).href
  ).catch((error: unknown) => {
    throw new OwnSectionError(`${file} cannot be read: ${String(error)}. Correct it there.`, {
      cause: error,
    });
  });
  const found = Object.values(module).find((one) => one?.kind === kind);
  if (!found)
    throw new OwnSectionError(
      `${file} defines no section of the kind "${kind}": write export const … = defineSection({ kind: "${kind}", … }).`,
    );
  return found;
}

/**
 * Imports the definitions of the own kinds.
 *
 * @param taken The names of the engine's kinds.
 * @throws OwnSectionError if a file is missing or defines nothing, or a name is taken.
 */
export async function ownDefinitions(taken: readonly string[]): Promise<unknown[]> {
  for (const kind of ownKinds)
    if (taken.includes(kind))
      throw new OwnSectionError(
        `sections/${kind} has the name of a section that the engine has: give the folder, its component and its kind another name.`,
      );
  return Promise.all(ownKinds.map(definitionOf));
}
