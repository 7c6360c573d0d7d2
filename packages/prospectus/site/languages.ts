import type { Content } from "./content.ts";
import { addressOf, rooted } from "./file-paths.ts";
import type { LanguageLink, Page, Version } from "./page.ts";
import { pagesOf } from "./pages.ts";

/** Pages with the same kind, file and filter are the same page, at any address. */
const identityOf = ({ kind, slug, filter, number }: Page): string =>
  JSON.stringify([kind, slug, filter?.by, filter?.value, number]);

export type Language = { content: Content; name: string };

/** Finds counterparts of pages. On a site with one language there are none. */
export class Languages {
  private readonly all: readonly (Language & { paths: ReadonlyMap<string, string> })[];

  constructor(all: readonly Language[]) {
    this.all = all.map((one) => ({
      ...one,
      paths: new Map(all.length > 1 ? pagesOf(one.content).map((page) => [identityOf(page), page.path]) : []),
    }));
  }

  /** Versions of a page in all its languages, its own first. */
  versionsOf(content: Content, page: Page): Version[] {
    if (this.all.length < 2) return [];
    const versions = this.all.flatMap(({ content: { site }, name, paths }): Version[] => {
      const path = paths.get(identityOf(page));
      if (path === undefined) return [];
      const href = `${site.url}${addressOf(site, path)}`;
      return [{ tag: site.language, name, href, first: site.prefix === undefined }];
    });
    const isOwn = ({ tag }: Version) => tag === content.site.language;
    return [...versions.filter(isOwn), ...versions.filter((one) => !isOwn(one))];
  }

  /** Links of the language switch: to the same page, else to the page above it, else to the home page. Paths have the prefix. */
  linksFrom({ pageList }: Content, page?: Page): LanguageLink[] {
    if (this.all.length < 2) return [];
    const parts = page?.path.split("/") ?? [];
    const above = parts.flatMap((_, index) => {
      const path = parts.slice(0, parts.length - 1 - index).join("/");
      return pageList.find((one) => one.path === path) ?? [];
    });
    return this.all.map(({ content: { site }, name, paths }) => {
      const link = { lang: site.language, label: name };
      const same = page && paths.get(identityOf(page));
      if (same !== undefined) return { ...link, to: rooted(site.prefix, same), same: true };
      const nearest = above.map((one) => paths.get(identityOf(one))).find((path) => path !== undefined);
      return { ...link, to: rooted(site.prefix, nearest ?? "/") };
    });
  }

  /** Links to pages that only the first language has, with the name of that language. */
  elsewhere({ foreign }: Content): { paths: readonly string[]; lang: string; name: string } | undefined {
    const [first] = this.all;
    return first && foreign.length > 0
      ? { paths: foreign, lang: first.content.site.language, name: first.name }
      : undefined;
  }
}
