/** Paths of files: of the build in the project, and of pages and feeds from the site's root. */

/** The build folder of this process. It replaces `build` once it is complete. */
export const workFolder = `.cache/build-${process.pid}`;

/** The server bundle, which renders the pages. */
export const serverFolder = `${workFolder}/server`;

/**
 * The address of a path on the site's host. Links in `app/` stay paths: `Link` adds the base.
 *
 * @param site `base` is the path of the site, with slashes at both ends.
 */
export function addressOf({ base }: { base: string }, path: string): string {
  return `${base}${path.slice(1)}`;
}

/** The absolute address of a path on the published site, without a slash at its end but for the home page. */
export function absolute(site: { url: string; base: string }, path: string): string {
  return `${site.url}${addressOf(site, path)}`;
}

/** The absolute address of a link on the page with that path. */
export function linkAddress(site: { url: string; base: string }, page: string, to: string): string {
  if (to.startsWith("/")) return absolute(site, to);
  return to.startsWith("#") ? absolute(site, `${page}${to}`) : to;
}
