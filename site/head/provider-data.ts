import type { Thing } from "schema-dts";
import type { Content } from "../content.ts";
import { absolute } from "./address.ts";
import { organizationId } from "./offer-data.ts";

/** The id of the site, by which pages say what they are a part of. */
export const websiteId = (site: Content["site"]) => absolute(site, "/#website");

/** The provider and the site, on the pages that introduce them. All others name the two by id. */
function providerData({ site }: Content): Thing[] {
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
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        addressRegion: site.address.region,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
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

/** What a page says that introduces the provider. */
export function introduction(content: Content, type = "WebPage") {
  return {
    page: { "@type": type, about: { "@id": organizationId(content.site) } },
    things: providerData(content),
  };
}
