/** Output of this process. It replaces the folder `build` when it is complete. */
export const workFolder = `.cache/build-${process.pid}`;

export const serverFolder = `${workFolder}/server`;

/** Address of a language: `base` and its prefix, such as `/fr`. The first language has no prefix. */
export type SiteAddress = { url: string; base: string; prefix?: string | undefined };

/** Path from the root of the site. In further languages `/course` is `/fr/course`, and `/` is `/fr`. */
export const rooted = (prefix: string | undefined, path: string): string =>
  prefix === undefined ? path : prefix + path.replace(/^\/(?=$|#)/, "");

/** Address of a page or file of a language, by its path. In `app/`, `Link` adds base and prefix. */
export const addressOf = ({ base, prefix }: Omit<SiteAddress, "url">, path: string): string =>
  `${base}${rooted(prefix, path).slice(1)}`;

export const absolute = (site: SiteAddress, path: string): string => `${site.url}${addressOf(site, path)}`;

/** Absolute address of what all languages share: a picture, the provider. */
export const absoluteShared = ({ url, base }: SiteAddress, path: string): string =>
  absolute({ url, base }, path);

/** Absolute address of a link in the content of the page at this path. */
export function linkAddress(site: SiteAddress, page: string, to: string): string {
  if (to.startsWith("/")) return absolute(site, to);
  return to.startsWith("#") ? absolute(site, `${page}${to}`) : to;
}
