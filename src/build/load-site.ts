import { buildTime } from "../reader/build-time.ts";
import { contentFolder } from "../reader/content-folder.ts";
import { makeSite, type Site } from "../site/make-site.ts";

let site: Promise<Site> | undefined;

/** The site of the content folder. Made once. */
export function loadSite(): Promise<Site> {
  site ??= makeSite(contentFolder, buildTime());
  return site;
}

/** Makes the site again at the next call, after a change of the content. */
export function forgetSite(): void {
  site = undefined;
}
