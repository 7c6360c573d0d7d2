import { addressOf } from "../file-paths.ts";

/** The address of a path on the published site: absolute, and without a slash at its end but for the home page. */
export function absolute(site: { url: string; base: string }, path: string): string {
  return `${site.url}${addressOf(site, path)}`;
}

/** The address to which a link of content leads, where it stands on a page of that path: whole, as those are that go to other sites. */
export function linkAddress(site: { url: string; base: string }, page: string, to: string): string {
  if (to.startsWith("/")) return absolute(site, to);
  return to.startsWith("#") ? absolute(site, `${page}${to}`) : to;
}
