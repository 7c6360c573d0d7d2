import { fileOf } from "../content-files.ts";
import { siteSchema } from "../site.ts";
import { openFolder } from "../../reader/folder.ts";
import { valueAt } from "../../reader/walk.ts";

/** A key of site.yaml, before its content is checked. On a mistake undefined. */
function settingIn<Key extends "base" | "timeZone">(root: string, key: Key) {
  const { value } = openFolder(root).file(fileOf("site"));
  return siteSchema.shape[key].safeParse(valueAt(value, [key])).data;
}

/** Path of the site on its host. On a mistake "/". */
export const readBase = (root: string): string => settingIn(root, "base") ?? "/";

/** Noon of a day in the time zone of the site. */
export const noonOf = (root: string, day: string): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: settingIn(root, "timeZone") ?? "UTC",
      plainTime: "12:00",
    }).epochMilliseconds,
  );
