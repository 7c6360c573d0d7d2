/** File of the page at a path. Hosts answer `/about` with `about.html`; with `about/index.html` many redirect to `/about/`. */
export const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

export type SiteAddress = { url: string; base: string };

/** Address of a page or file from the root of its host, by its path. In `app/`, `Link` adds the base. */
export const addressOf = ({ base }: Pick<SiteAddress, "base">, path: string): string =>
  `${base}${path.slice(1)}`;

export const absolute = (site: SiteAddress, path: string): string => `${site.url}${addressOf(site, path)}`;
