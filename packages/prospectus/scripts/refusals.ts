/** The sentences with which a command ends that cannot do its work. */
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "../site/content-folder.ts";
import { OwnSectionError } from "../site/own-sections.ts";

/** What is said where there is no content. */
export const missingContent = (): string | undefined =>
  existsSync(contentFolder)
    ? undefined
    : `There is no folder ${contentFolder} in ${process.cwd()}: run the command in the folder of your site, or write a site with "npx prospectus new".`;

/** What is said of an error: its message where that is a sentence, or the line of the site's own section that threw it. */
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
