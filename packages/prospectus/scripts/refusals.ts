import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "../site/content-folder.ts";
import { OwnSectionError } from "../site/own-sections.ts";

export const missingContent = (): string | undefined =>
  existsSync(contentFolder)
    ? undefined
    : `There is no folder ${contentFolder} in ${process.cwd()}. Run the command in the folder of your site, or create a site with "npx prospectus new".`;

/** Message of an error in a section of the site, with its line; undefined for other errors. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OwnSectionError) return error.message;
  const [, address = "", line] =
    /(?:\(|at )((?:file:\/\/|\/|[A-Z]:)[^()\n]*?\.tsx?):(\d+)/.exec(error.stack ?? "") ?? [];
  const file = address.startsWith("file:") ? fileURLToPath(address) : address;
  return file.startsWith(resolve("sections"))
    ? `${relative("", file)}:${line} throws ${String(error)}. Correct the section there.`
    : undefined;
}
