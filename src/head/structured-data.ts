/** Structured data of a page (schema.org, as JSON-LD). Nodes have the same ids on every page, so equal ids are one thing. */
import { absolute } from "../data/addresses.ts";
import type { Content } from "../data/content.ts";
import type { HeadPage } from "./head-page.ts";

/** A node. JSON leaves out undefined fields. */
export type Thing = { "@type": string; [field: string]: unknown };

type Site = Content["site"];

const websiteId = (site: Site) => absolute(site, "/#website");

/** The organization, as a reference from other nodes. */
export const organizationData = (site: Site): Thing => ({
  "@type": "EducationalOrganization",
  "@id": absolute(site, "/#organization"),
  name: site.name,
  url: absolute(site, "/"),
});

/** The organization and the site in full, for pages that introduce them. Other pages refer to their ids. */
export function introduction({ site }: Content): Thing[] {
  const { name, description, address } = site;
  return [
    {
      ...organizationData(site),
      description,
      logo: absolute(site, "/icon-512.png"),
      email: site.email,
      telephone: site.phone,
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    },
    { "@type": "WebSite", "@id": websiteId(site), name, description, url: absolute(site, "/") },
  ];
}

/** A list of things, each with its place. */
export const listData = (things: readonly object[]): Thing[] =>
  things.map((thing, index) => ({ "@type": "ListItem", position: index + 1, ...thing }));

/** The graph of a page: the page, its breadcrumbs, and more. Ratings and reviews are left out, since the site's figures are invented. */
export function structuredData(
  { path, trail, meta }: HeadPage,
  { site }: Content,
  things: readonly Thing[],
): object {
  const url = absolute(site, path);
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: listData(
      trail.map(({ label, to }) => ({ name: label, item: absolute(site, to ?? path) })),
    ),
  };
  const page = {
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    breadcrumb: trail.length > 0 ? { "@id": breadcrumbs["@id"] } : undefined,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [page, ...(trail.length > 0 ? [breadcrumbs] : []), ...things],
  };
}
