import { buildTime } from "./build-time.ts";
import { contentFolder } from "./content-folder.ts";
import { makeSite, type Site } from "./make-site.ts";

let made: Promise<Site> | undefined;

/** The site of the content folder, made once. */
export function loadSite(): Promise<Site> {
  made ??= makeSite(contentFolder, buildTime());
  return made;
}

/** Makes the site again at the next call, after a change of the content. */
export function forgetSite(): void {
  made = undefined;
}
