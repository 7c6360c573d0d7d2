import { addressOf } from "../file-paths.ts";

/** The address of a path on the published site: absolute, and without a slash at its end but for the home page. */
export function absolute(site: { url: string; base: string }, path: string): string {
  return `${site.url}${addressOf(site, path)}`;
}
