/** Paths of files: of the build in the project, and of the site from its root. */

/** Output of this process. It replaces the folder `build` when it is complete. */
export const workFolder = `.cache/build-${process.pid}`;

/** Module that renders the pages. */
export const serverFolder = `${workFolder}/server`;

/**
 * Address of a file or page on the host. Links in `app/` stay paths: `Link` adds the base.
 *
 * @param site `base` is the path of the site on its host, from slash to slash.
 */
export function addressOf({ base }: { base: string }, path: string): string {
  return `${base}${path.slice(1)}`;
}

/** Absolute address of a path, without a slash at the end except for the home page. */
export function absolute(site: { url: string; base: string }, path: string): string {
  return `${site.url}${addressOf(site, path)}`;
}

/** Absolute address of a link in the content of the page at this path. */
export function linkAddress(site: { url: string; base: string }, page: string, to: string): string {
  if (to.startsWith("/")) return absolute(site, to);
  return to.startsWith("#") ? absolute(site, `${page}${to}`) : to;
}
