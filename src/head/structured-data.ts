/** Structured data (schema.org, as JSON-LD) that Google Search supports. Equal ids are one thing on all pages. */
import { absolute } from "../data/addresses.ts";
import type { Article } from "../data/article.ts";
import { find, pathOf, type Content } from "../data/content.ts";
import type { CourseCard } from "../data/course-lists.ts";
import type { CoursePage } from "../data/course.ts";
import { dayEnd } from "../data/schema/local-time.ts";
import type { HeadPage } from "./head-page.ts";

/** A node. JSON leaves out undefined fields. */
export type Thing = { "@type": string; [field: string]: unknown };

type Site = Content["site"];

const websiteId = (site: Site) => absolute(site, "/#website");

/** The organization, as a reference from other nodes. */
const organizationData = (site: Site): Thing => ({
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
const listData = (things: readonly object[]): Thing[] =>
  things.map((thing, index) => ({ "@type": "ListItem", position: index + 1, ...thing }));

/** Structured data of a course page. No rating: the page's figure is invented. */
export const courseData = (content: Content, page: CoursePage, path: string): Thing => ({
  "@type": "Course",
  "@id": absolute(content.site, `${path}#course`),
  name: page.title,
  description: page.meta.description,
  url: absolute(content.site, path),
  provider: organizationData(content.site),
});

/** The list of those courses that have pages, which describe them. */
export function courseListData(
  content: Content,
  id: string,
  { cards, name }: { cards: readonly CourseCard[]; name: string },
): Thing[] {
  const pages = cards.flatMap(({ course }) => find(content.courses, course).page ?? []);
  const paths = new Set(pages.flatMap((page) => pathOf(content, "course", page) ?? []));
  // Fewer are no list for search engines (Google, course list).
  if (paths.size < 3) return [];
  const courses = [...paths].map((path) => ({ url: absolute(content.site, path) }));
  return [
    { "@type": "ItemList", "@id": id, name, numberOfItems: paths.size, itemListElement: listData(courses) },
  ];
}

export const articleData = (
  { people, site }: Content,
  article: Article,
  { url, image }: { url: string; image: string },
): Thing => ({
  "@type": "BlogPosting",
  "@id": `${url}#article`,
  headline: article.title,
  mainEntityOfPage: { "@id": `${url}#webpage` },
  image,
  datePublished: article.date,
  author: { "@type": "Person", name: find(people.people, article.author).name },
  publisher: organizationData(site),
});

/** Events with local times of their places. Past events have no “scheduled”, which would invite people to them. */
export function eventData(content: Content, path: string, image: string): Thing[] {
  const { site, now } = content;
  return content.events.map(({ id, title, detail, start, end, venue, city, region, country }) => ({
    "@type": "Event",
    "@id": absolute(site, `${path}#event-${id}`),
    name: title,
    description: detail,
    startDate: start,
    endDate: end,
    eventStatus: dayEnd(end, site.timeZone) > now ? "https://schema.org/EventScheduled" : undefined,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue,
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
    image,
    organizer: organizationData(site),
  }));
}

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
