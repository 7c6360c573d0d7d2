/** The few settings of the content that the build needs before the content is read as a whole. */
import { contentFolder } from "../content-folder.ts";
import { fileOf, singleFiles } from "../records.ts";
import { brand, type Brand } from "../records/brand.ts";
import { readYaml } from "./read.ts";

/** The path below which the site stands (`base` in site.yaml). A mistake gives "/". */
export const readBase = (root = contentFolder): string => ofSite(root, "base") ?? "/";

/** The language, the currency and the time zone of the site. A mistake gives English, US dollars and UTC. */
export const readPlace = (root = contentFolder) => ({
  language: ofSite(root, "language") ?? "en",
  currency: ofSite(root, "currency") ?? "USD",
  timeZone: ofSite(root, "timeZone") ?? "UTC",
});

function ofSite(root: string, key: "base" | "language" | "currency" | "timeZone"): string | undefined {
  const { value } = readYaml(root, fileOf("site"), []);
  return singleFiles.site[1].shape[key].safeParse(Reflect.get(Object(value), key)).data;
}

/** The look of the provider. A mistake gives nothing. */
export function readBrand(root = contentFolder): Brand | undefined {
  return brand.safeParse(readYaml(root, fileOf("brand"), []).value).data;
}
