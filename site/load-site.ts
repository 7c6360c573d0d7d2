import { buildTime } from "./feeds/security.ts";
import { makeSite, type Site } from "./make-site.ts";

let made: Promise<Site> | undefined;

/** The site as the content folder has it, made once. In development a change of the content loads this module anew. */
export function loadSite(): Promise<Site> {
  made ??= makeSite("content", buildTime());
  return made;
}
