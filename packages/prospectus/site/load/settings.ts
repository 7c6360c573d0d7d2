import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { fileOf, singleFiles } from "../records.ts";
import { brand, type Brand } from "../records/brand.ts";
import { valueAt } from "../schema/walk.ts";
import { readYaml } from "./read.ts";
import { isFile } from "./read-text.ts";

/** Path of the site on its host (`base` in site.yaml). On a mistake "/". */
export const readBase = (root = contentFolder): string => ofSite(root, "base") ?? "/";

/** Folders of further languages (`languages` in site.yaml) with their names, also of unknown languages. */
export function readLanguages(root = contentFolder): Readonly<Record<string, string>> {
  const written = valueAt(readYaml(root, fileOf("site"), []).value, ["languages"]);
  const pairs = Object.entries(Object(written)).filter(([tag]) => /^[a-z\d-]+$/i.test(tag));
  return Object.fromEntries(pairs.map(([tag, name]) => [tag, String(name)]));
}

/** Language, currency and time zone of the site. On a mistake English, US dollars and UTC. */
export const readLocale = (root = contentFolder) => ({
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

/** Whether a content folder is that of a further language. */
export const isFurther = (root: string): boolean =>
  Object.hasOwn(readLanguages(dirname(root)), basename(root));

/** Folders with files of a kind. A further language shares those of the first. */
export function foldersFor(root: string, kind: string): string[] {
  return [root, ...(isFurther(root) ? [dirname(root)] : [])].map((folder) => join(folder, kind));
}

/** Content folder with the brand.yaml of a language: its own, or that of the first language. */
export const brandFolderOf = (root: string): string =>
  foldersFor(root, "").find((folder) => isFile(join(folder, fileOf("brand")))) ?? root;

/** Look of the school. On a mistake undefined. */
export function readBrand(root = contentFolder): Brand | undefined {
  return brand.safeParse(readYaml(brandFolderOf(root), fileOf("brand"), []).value).data;
}
