/** Where files stand: of the build in the project, and those that pages link to and the feeds fill, from the site's root. */

/** Where this process builds a site. It takes the place of the folder `build` when it is complete. */
export const workFolder = `.cache/build-${process.pid}`;

/** What renders its pages. */
export const serverFolder = `${workFolder}/server`;

/**
 * The address on the site's host of a file or page, by its path from the site's root. What `app/` gets as a link to a page stays a
 * path: `Link` puts the base in front.
 *
 * @param site `base` is the path below which it stands, from slash to slash.
 */
export function addressOf({ base }: { base: string }, path: string): string {
  return `${base}${path.slice(1)}`;
}

/** The address of a path on the published site: absolute, and without a slash at its end but for the home page. */
export function absolute(site: { url: string; base: string }, path: string): string {
  return `${site.url}${addressOf(site, path)}`;
}

/** The absolute address to which a link of content leads, where it stands on a page of that path. */
export function linkAddress(site: { url: string; base: string }, page: string, to: string): string {
  if (to.startsWith("/")) return absolute(site, to);
  return to.startsWith("#") ? absolute(site, `${page}${to}`) : to;
}
