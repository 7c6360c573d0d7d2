/** A page's structured data (schema.org, as JSON-LD): one graph whose nodes have the same ids on every page. Made at build time, from the content that the page shows. */
import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "./address.ts";
import type { HeadPage } from "./head-page.ts";
import { websiteId } from "./provider-data.ts";

function pageData(page: HeadPage, { site }: Content, own: object): Thing {
  const url = absolute(site, page.path);
  return {
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.meta.title,
    description: page.meta.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: absolute(site, page.picture.file),
    },
    ...(page.trail.length > 0 ? { breadcrumb: { "@id": `${url}#breadcrumbs` } } : {}),
    ...own,
  };
}

/** The trail that the page shows; its last step is the page itself. */
function trailData({ path, trail }: HeadPage, { site }: Content): BreadcrumbList[] {
  if (trail.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${absolute(site, path)}#breadcrumbs`,
      itemListElement: trail.map(({ label, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absolute(site, to ?? path),
      })),
    },
  ];
}

/**
 * The graph of one page: the page with what its kind adds to it, its trail, and what else it is about. Ratings, reviews and (unless
 * the content turns them on) job postings are left out: the figures that the site shows are samples.
 */
export function structuredData(
  page: HeadPage,
  content: Content,
  { page: own = {}, things = [] }: { page?: object; things?: readonly Thing[] },
): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [pageData(page, content, own), ...trailData(page, content), ...things],
  };
}
