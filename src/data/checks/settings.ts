import type { z } from "zod";
import { fileOf, singleFiles } from "../content-files.ts";
import { valueAt } from "../../reader/walk.ts";
import { readYaml } from "../../reader/read.ts";

/** Path of the site on its host (`base` in site.yaml). On a mistake "/". */
export const readBase = (root: string): string => ofSite(root, "base") ?? "/";

/** Language, currency and time zone of the site. On a mistake English, US dollars and UTC. */
export const readLocale = (root: string) => ({
  language: ofSite(root, "language") ?? "en",
  currency: ofSite(root, "currency") ?? "USD",
  timeZone: ofSite(root, "timeZone") ?? "UTC",
});

function ofSite<Key extends "base" | "language" | "currency" | "timeZone">(root: string, key: Key) {
  const { value } = readYaml(root, fileOf("site"), []);
  const { data } = singleFiles.site[1].shape[key].safeParse(valueAt(value, [key]));
  // The schema of the key gives its type.
  return data as z.output<(typeof singleFiles.site)[1]>[Key] | undefined;
}
