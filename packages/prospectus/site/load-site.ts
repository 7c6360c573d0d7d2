import { buildTime } from "./build-time.ts";
import { contentFolder } from "./content-folder.ts";
import { makeSite, type Site } from "./make-site.ts";

let made: Promise<Site> | undefined;

/** The site as the content folder has it, made once. */
export function loadSite(): Promise<Site> {
  made ??= makeSite(contentFolder, buildTime());
  return made;
}

/** Has the site made anew when it is next asked for: in development, after a change of the content. */
export function forgetSite(): void {
  made = undefined;
}
