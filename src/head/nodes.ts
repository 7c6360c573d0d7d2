/** Structured data (schema.org): nodes that many pages share. Equal ids mark them as one thing. */
import type { EducationalOrganizationLeaf, PersonLeaf, PostalAddressLeaf, Thing } from "schema-dts";
import { find, type Content } from "../data/content.ts";
import { absolute } from "../data/addresses.ts";

/** A node without its undefined fields. */
export const node = <Leaf extends object>(fields: { [Key in keyof Leaf]: Leaf[Key] | undefined }): Leaf =>
  JSON.parse(JSON.stringify(fields));

export const organizationId = (site: Content["site"]) => absolute(site, "/#organization");

export const websiteId = (site: Content["site"]) => absolute(site, "/#website");

/** The organization, as a reference from other nodes. */
export function organizationData(site: Content["site"]): EducationalOrganizationLeaf {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(site),
    name: site.name,
    url: absolute(site, "/"),
  };
}

/** Organization and site in full, for pages that introduce them. Other pages refer to their ids. */
function organizationAndWebSite({ site }: Content): Thing[] {
  return [
    {
      "@type": "EducationalOrganization",
      "@id": organizationId(site),
      name: site.name,
      slogan: site.tagline,
      description: site.description,
      url: absolute(site, "/"),
      logo: absolute(site, "/icon-512.png"),
      foundingDate: String(site.founded),
      email: site.email,
      telephone: site.phone,
      address: node<PostalAddressLeaf>({
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      }),
    },
    {
      "@type": "WebSite",
      "@id": websiteId(site),
      name: site.name,
      description: site.description,
      url: absolute(site, "/"),
      inLanguage: site.language,
      publisher: { "@id": organizationId(site) },
    },
  ];
}

export function introduction(content: Content, type = "WebPage") {
  return {
    page: { "@type": type, about: { "@id": organizationId(content.site) } },
    things: organizationAndWebSite(content),
  };
}

export function personReference(content: Content, id: string): PersonLeaf {
  return { "@type": "Person", name: find(content.people.people, id).name };
}
