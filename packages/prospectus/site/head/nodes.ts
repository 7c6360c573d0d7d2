/** Structured data (schema.org): what makes a node, and the nodes that many pages have, with the same ids on each so that readers see one thing. */
import type {
  EducationalOrganizationLeaf,
  PersonLeaf,
  Place,
  PlaceLeaf,
  PostalAddressLeaf,
  Thing,
} from "schema-dts";
import { find, pathOf, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";

/** Makes a node of its fields. Those that are undefined are left out. */
export const node = <Leaf extends object>(fields: { [Key in keyof Leaf]: Leaf[Key] | undefined }): Leaf =>
  JSON.parse(JSON.stringify(fields));

/** The id of the provider. */
export const organizationId = (site: Content["site"]) => absolute(site, "/#organization");

/** The id of the site, by which pages say what they are a part of. */
export const websiteId = (site: Content["site"]) => absolute(site, "/#website");

/** The provider, where a page names it as the one that teaches, publishes or invites. */
export function organizationData(site: Content["site"]): EducationalOrganizationLeaf {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(site),
    name: site.name,
    url: absolute(site, "/"),
  };
}

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

/** What a page says that introduces the provider. */
export function introduction(content: Content, type = "WebPage") {
  return {
    page: { "@type": type, about: { "@id": organizationId(content.site) } },
    things: providerData(content),
  };
}

/** By what other pages name a person: the name, and where there is one the person's page. */
export function personReference(content: Content, id: string): PersonLeaf {
  const path = pathOf(content, "person", id);
  const url = path && absolute(content.site, path);
  return node<PersonLeaf>({
    "@type": "Person",
    "@id": url && `${url}#person`,
    url,
    name: find(content.people.people, id).name,
  });
}

/** The person that a page is about. */
export function personData(content: Content, id: string, image: string): PersonLeaf {
  const { role, about } = find(content.people.people, id);
  return node<PersonLeaf>({
    ...personReference(content, id),
    jobTitle: role,
    description: about,
    image,
    worksFor: { "@id": organizationId(content.site) },
  });
}

type Venue = Pick<Partial<Content["events"][number]>, "venue" | "city" | "region" | "country">;

/** A place at which something is held; nothing where it is held nowhere. */
export function placeData({ venue, city, region, country }: Venue = {}): Place | undefined {
  if (venue === undefined || city === undefined || country === undefined) return undefined;
  return node<PlaceLeaf>({
    "@type": "Place",
    name: venue,
    address: node<PostalAddressLeaf>({
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    }),
  });
}
