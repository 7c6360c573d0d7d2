import type { MetaDescriptor } from "react-router";
import { view as shell } from "virtual:content/shell";
import { absolute } from "../../site/head/address.ts";

type Options = {
  /** The path of the page, such as /about. */ path: string;
  /** Screens that search engines should leave out. */ noindex?: boolean;
};

/**
 * What a page's head says in the browser too, since a route change must change it: title, description and canonical address, or
 * the wish not to be indexed. All else is written by `document-head.ts` at build time.
 */
export function pageMeta(
  meta: { title: string; description: string },
  { path, noindex = false }: Options,
): MetaDescriptor[] {
  const title = path === "/" ? `${shell.site.name} · ${meta.title}` : `${meta.title} · ${shell.site.name}`;
  return [
    { title },
    { name: "description", content: meta.description },
    noindex
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: absolute(shell.site, path) },
  ];
}
