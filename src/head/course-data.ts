import type { Course, CourseInstance, CourseInstanceLeaf, CourseLeaf, ItemList } from "schema-dts";
import { find, pathOf, type Content } from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import type { CourseCard } from "../data/course-lists.ts";
import type { CoursePage } from "../data/course.ts";
import { isoDuration } from "../data/schema/duration.ts";
import { node, organizationData, personReference } from "./nodes.ts";
import { offerData } from "./offer-data.ts";

/** Path of a course's own page. Cards can link elsewhere. */
function coursePath(content: Content, id: string): string | undefined {
  const { page } = find(content.courses, id);
  return page && pathOf(content, "course", page);
}

/** A course at any time (schema.org, CourseInstance), with its workload, which Google requires. */
function instanceData(content: Content, { facts, instructors }: CoursePage): CourseInstance {
  return node<CourseInstanceLeaf>({
    "@type": "CourseInstance",
    courseMode: "Online",
    courseWorkload: isoDuration(facts.video),
    instructor: instructors.map((id) => personReference(content, id)),
  });
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
    hasCourseInstance: instanceData(content, page),
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
