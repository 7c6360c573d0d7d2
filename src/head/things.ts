/** Structured data of the things on pages: courses, articles, events (Google, structured data markup that Google Search supports). */
import type {
  BlogPostingLeaf,
  Course,
  CourseInstanceLeaf,
  CourseLeaf,
  Event,
  EventLeaf,
  ItemList,
  OfferLeaf,
  PersonLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
} from "schema-dts";
import { absolute } from "../data/addresses.ts";
import type { Article } from "../data/article.ts";
import { eventsPath, find, pathOf, type Content } from "../data/content.ts";
import type { CourseCard } from "../data/course-lists.ts";
import type { CoursePage } from "../data/course.ts";
import { isoDuration } from "../data/schema/duration.ts";
import { dayEnd } from "../data/schema/local-time.ts";
import { amountIn, isFree } from "../data/schema/money.ts";
import { node, organizationData } from "./structured-data.ts";

const personData = (content: Content, id: string): PersonLeaf => ({
  "@type": "Person",
  name: find(content.people.people, id).name,
});

function offerData(badge: string, content: Content): OfferLeaf {
  const { site } = content;
  const free = isFree(badge, content);
  const price = free ? 0 : amountIn(badge, site);
  return node<OfferLeaf>({
    "@type": "Offer",
    category: free ? "Free" : "Paid",
    price,
    priceCurrency: price === undefined ? undefined : site.currency,
  });
}

/** Path of a course's own page. Cards can link elsewhere. */
function coursePath(content: Content, id: string): string | undefined {
  const { page } = find(content.courses, id);
  return page && pathOf(content, "course", page);
}

/** Structured data of a course page. No rating: the page's figure is invented. */
export function courseData(
  content: Content,
  page: CoursePage,
  { description, image, path }: { description: string; image: string; path: string },
): Course {
  return node<CourseLeaf>({
    "@type": "Course",
    "@id": absolute(content.site, `${path}#course`),
    name: page.title,
    description,
    url: absolute(content.site, path),
    image,
    inLanguage: content.site.language,
    educationalLevel: page.facts.skillLevel,
    timeRequired: isoDuration(page.facts.duration),
    provider: organizationData(content.site),
    syllabusSections: page.lessons.map(({ lesson }) => ({
      "@type": "Syllabus",
      name: find(content.lessons, lesson).title,
    })),
    hasCourseInstance: node<CourseInstanceLeaf>({
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: isoDuration(page.facts.video),
      instructor: page.instructors.map((id) => personData(content, id)),
    }),
    offers: offerData(page.badge, content),
  });
}

/** Fewer courses are no list for search engines (Google, course list). */
const leastListed = 3;

/** The list of those courses that have pages, which describe them. */
export function courseListData(
  content: Content,
  id: string,
  { cards, name }: { cards: readonly CourseCard[]; name: string },
): ItemList[] {
  const paths = new Set(cards.flatMap(({ course }) => coursePath(content, course) ?? []));
  if (paths.size < leastListed) return [];
  return [
    {
      "@type": "ItemList",
      "@id": id,
      name,
      numberOfItems: paths.size,
      itemListElement: [...paths].map((path, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: absolute(content.site, path),
      })),
    },
  ];
}

export function articleData(
  content: Content,
  article: Article,
  { url, image, description }: { url: string; image: string; description: string },
): BlogPostingLeaf {
  const { site } = content;
  return node<BlogPostingLeaf>({
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description,
    url,
    mainEntityOfPage: { "@id": `${url}#webpage` },
    image,
    articleSection: article.label,
    datePublished: article.date,
    inLanguage: site.language,
    author: {
      ...personData(content, article.author),
      jobTitle: find(content.people.people, article.author).role,
    },
    publisher: organizationData(site),
  });
}

/** Events with local times of their places. Past events have no “scheduled”, which would invite people to them. */
export function eventData(content: Content, image: string): Event[] {
  const { site, now } = content;
  const path = eventsPath(content);
  return content.events.map(({ id, title, detail, start, end, venue, city, region, country }) =>
    node<EventLeaf>({
      "@type": "Event",
      "@id": absolute(site, `${path}#event-${id}`),
      name: title,
      description: detail,
      startDate: start,
      endDate: end,
      eventStatus: dayEnd(end, site.timeZone) > now ? "https://schema.org/EventScheduled" : undefined,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: node<PlaceLeaf>({
        "@type": "Place",
        name: venue,
        address: node<PostalAddressLeaf>({
          "@type": "PostalAddress",
          addressLocality: city,
          addressRegion: region,
          addressCountry: country,
        }),
      }),
      image,
      organizer: organizationData(site),
    }),
  );
}
