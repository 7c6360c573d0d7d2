import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The path below which a built site stands (`base` in site.yaml when it was built): it says it as the scope of its manifest.
 *
 * @param root the folder of the built site.
 */
export function builtBase(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, "site.webmanifest"), "utf8")) as { scope: string };
  return manifest.scope;
}
