/** Settings that the build needs before it reads the whole content. */
import { contentFolder } from "../content-folder.ts";
import { fileOf, singleFiles } from "../records.ts";
import { brand, type Brand } from "../records/brand.ts";
import { readYaml } from "./read.ts";

/** Path of the site on its host (`base` in site.yaml). On a mistake "/". */
export const readBase = (root = contentFolder): string => ofSite(root, "base") ?? "/";

/** Language, currency and time zone of the site. On a mistake English, US dollars and UTC. */
export const readPlace = (root = contentFolder) => ({
  language: ofSite(root, "language") ?? "en",
  currency: ofSite(root, "currency") ?? "USD",
  timeZone: ofSite(root, "timeZone") ?? "UTC",
});

function ofSite(root: string, key: "base" | "language" | "currency" | "timeZone"): string | undefined {
  const { value } = readYaml(root, fileOf("site"), []);
  return singleFiles.site[1].shape[key].safeParse(Reflect.get(Object(value), key)).data;
}

/** Look of the school. On a mistake undefined. */
export function readBrand(root = contentFolder): Brand | undefined {
  return brand.safeParse(readYaml(root, fileOf("brand"), []).value).data;
}
