import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";
import { site } from "./schema/site.ts";

/**
 * The path below which the site stands (`base` in site.yaml), for what must know it before the content is read: Vite and React
 * Router. A mistake gives "/"; whoever reads the content says what is wrong.
 *
 * @param contentFolder the content folder; a path from the working directory will do.
 */
export function readBase(contentFolder = "content"): string {
  const { contents } = parseDocument(readFileSync(join(contentFolder, "site.yaml"), "utf8"));
  return site.shape.base.safeParse(isMap(contents) ? contents.get("base") : undefined).data ?? "/";
}
