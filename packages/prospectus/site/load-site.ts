import { buildTime } from "./build-time.ts";
import { contentFolder } from "./content-folder.ts";
import { makeSites, type Site } from "./make-site.ts";

let sites: Promise<[Site, ...Site[]]> | undefined;

/** The site in each of its languages, the first language first. Made once. */
export function loadSites(): Promise<[Site, ...Site[]]> {
  sites ??= makeSites(contentFolder, buildTime());
  return sites;
}

export const loadSite = async (): Promise<Site> => (await loadSites())[0];

/** Makes the site again at the next call, after a change of the content. */
export function forgetSite(): void {
  sites = undefined;
}
