import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A name for the code that shapes the pages' words and draws them. It changes with the code and not with the content, so an edit of
 * the content leaves all scripts as they are, and words never meet code that does not fit them.
 */
export function codeVersion(): string {
  const hash = createHash("sha256");
  for (const folder of ["app", "site"])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted())
      if (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        hash.update(file).update(readFileSync(join(folder, file)));
  return hash.update(readFileSync("package-lock.json")).digest("base64url").slice(0, 8);
}
