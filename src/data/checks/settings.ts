import { fileOf } from "../content-files.ts";
import { siteSchema } from "../site.ts";
import { openFolder } from "../../reader/folder.ts";
import { valueAt } from "../../reader/walk.ts";

/** Path of the site on its host (`base` in site.yaml), before its content is checked. On a mistake "/". */
export function readBase(root: string): string {
  const { value } = openFolder(root).file(fileOf("site"));
  return siteSchema.shape.base.safeParse(valueAt(value, ["base"])).data ?? "/";
}
