/** Structured data of a page (schema.org, as JSON-LD). Nodes have the same ids on every page, so equal ids are one thing. */
import type {
  EducationalOrganizationLeaf,
  FAQPage,
  Graph,
  PostalAddressLeaf,
  Thing,
  WebPageLeaf,
} from "schema-dts";
import { absolute } from "../data/addresses.ts";
import type { Content } from "../data/content.ts";
import type { HeadPage } from "./head-page.ts";

/** A node without its undefined fields. */
export const node = <Leaf extends object>(fields: { [Key in keyof Leaf]: Leaf[Key] | undefined }): Leaf =>
  JSON.parse(JSON.stringify(fields));

const organizationId = (site: Content["site"]) => absolute(site, "/#organization");

const websiteId = (site: Content["site"]) => absolute(site, "/#website");

/** The organization, as a reference from other nodes. */
export function organizationData(site: Content["site"]): EducationalOrganizationLeaf {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(site),
    name: site.name,
    url: absolute(site, "/"),
  };
}

/** A page that introduces the organization and the site, with both in full. Other pages refer to their ids. */
export function introduction({ site }: Content, type = "WebPage"): { page: object; things: Thing[] } {
  const { name, description, language } = site;
  const organization = { "@id": organizationId(site) };
  const { street, city, region, postalCode, country } = site.address;
  const things: Thing[] = [
    {
      "@type": "EducationalOrganization",
      ...organization,
      name,
      slogan: site.tagline,
      description,
      url: absolute(site, "/"),
      logo: absolute(site, "/icon-512.png"),
      foundingDate: String(site.founded),
      email: site.email,
      telephone: site.phone,
      address: node<PostalAddressLeaf>({
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      }),
    },
    {
      "@type": "WebSite",
      "@id": websiteId(site),
      name,
      description,
      url: absolute(site, "/"),
      inLanguage: language,
      publisher: organization,
    },
  ];
  return { page: { "@type": type, about: organization }, things };
}

export type Questions = readonly { question: string; answer: string }[];

export const questionData = (questions: Questions) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));

/** Questions on a page about something else. `url` is the page. */
export function faqData(url: string, questions: Questions): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      isPartOf: { "@id": `${url}#webpage` },
      mainEntity: questionData(questions),
    },
  ];
}

/** The graph of a page: the page, its breadcrumbs, and more. Ratings and reviews are left out, since the site's figures are invented. */
export function structuredData(
  { path, trail, meta, picture }: HeadPage,
  { site }: Content,
  { page: own = {}, things = [] }: { page?: object; things?: readonly Thing[] },
): Graph {
  const url = absolute(site, path);
  const hasTrail = trail.length > 0;
  const page = node<WebPageLeaf>({
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    primaryImageOfPage: { "@type": "ImageObject", url: absolute(site, picture.file) },
    breadcrumb: hasTrail ? { "@id": `${url}#breadcrumbs` } : undefined,
    ...own,
  });
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(site, to ?? path),
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [page, ...(hasTrail ? [breadcrumbs] : []), ...things],
  };
}
