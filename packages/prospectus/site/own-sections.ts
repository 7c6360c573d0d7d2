/** Sections of the site: folders in `sections/` beside its package.json, with `definition.ts` and `<kind>.tsx`. */
import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A mistake in a section of the site. The message names the file. */
export class OwnSectionError extends Error {
  override name = "OwnSectionError";
}

export const ownKinds: readonly string[] = globSync("sections/*/")
  .map((folder) => basename(folder))
  .toSorted();

export const ownComponent = (kind: string): string | undefined =>
  // Vite's paths have slashes.
  ownKinds.includes(kind) ? resolve("sections", kind, `${kind}.tsx`).replaceAll("\\", "/") : undefined;

async function definitionOf(kind: string): Promise<{ kind?: unknown }> {
  // TypeScript would ignore motto.ts beside motto.tsx.
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

/** The site's kinds. Throws an OwnSectionError if one lacks a file or has a name of `engineKinds`. */
export async function ownDefinitions(engineKinds: readonly string[]): Promise<unknown[]> {
  for (const kind of ownKinds)
    if (engineKinds.includes(kind))
      throw new OwnSectionError(
        `sections/${kind} has the name of a section of the engine. Rename the folder, its component and its kind.`,
      );
  return Promise.all(ownKinds.map(definitionOf));
}
