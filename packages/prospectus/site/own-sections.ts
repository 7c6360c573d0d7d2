/** The site's own kinds of section: each a folder of its name in `sections/`, beside the package.json of the site, with `definition.ts` and `<kind>.tsx`. */
import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The file of an own kind with that ending; nothing where the site has no such kind. */
export function ownFile(kind: string, ending: ".ts" | ".tsx"): string | undefined {
  // Of two files that differ by these endings alone TypeScript would check the first.
  const file = resolve("sections", kind, ending === ".ts" ? "definition.ts" : `${kind}.tsx`);
  return existsSync(file) ? file.replaceAll("\\", "/") : undefined;
}

/** The names of the own kinds. */
export const ownKinds: readonly string[] = globSync("sections/*/*.tsx")
  .map((file) => basename(file, ".tsx"))
  .filter((kind) => ownFile(kind, ".ts"))
  .toSorted();

/** What their modules define. Rejects with a sentence where one defines no section. */
export async function ownDefinitions(): Promise<unknown[]> {
  return Promise.all(
    ownKinds.map(async (kind) => {
      const file = ownFile(kind, ".ts") ?? "";
      const module: Record<string, { kind?: string }> = await import(
        /* @vite-ignore */ pathToFileURL(file).href
      );
      const found = Object.values(module).find((one) => one?.kind === kind);
      if (!found)
        throw new Error(
          `${file} defines no section of the kind "${kind}": write export const … = defineSection({ kind: "${kind}", … }).`,
        );
      return found;
    }),
  );
}
