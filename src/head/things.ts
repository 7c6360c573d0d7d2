/** Structured data of the things on pages: courses, articles, events (Google, structured data markup that Google Search supports). */
import { absolute } from "../data/addresses.ts";
import type { Article } from "../data/article.ts";
import { find, pathOf, type Content } from "../data/content.ts";
import type { CourseCard } from "../data/course-lists.ts";
import type { CoursePage } from "../data/course.ts";
import { dayEnd } from "../data/schema/local-time.ts";
import { listData, organizationData, type Thing } from "./structured-data.ts";

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
