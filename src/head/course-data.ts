import type { Course, CourseInstance, CourseInstanceLeaf, CourseLeaf, ItemList } from "schema-dts";
import { find, pathOf, pathWith, type Content } from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import type { CourseCard } from "../data/course-lists.ts";
import type { CoursePage } from "../data/course.ts";
import { isoDuration } from "../data/schema/duration.ts";
import { node, organizationData, organizationId, personReference } from "./nodes.ts";
import { offerData } from "./offer-data.ts";

/** Path of a course's own page. Cards can link elsewhere. */
function coursePath(content: Content, id: string): string | undefined {
  const { page } = find(content.courses, id);
  return page && pathOf(content, "course", page);
}

/** Id of a course, the same on every page: its own page's, or its entry in the course list. */
function courseId(content: Content, id: string): string | undefined {
  const path = coursePath(content, id);
  if (path) return absolute(content.site, `${path}#course`);
  const list = pathWith(content, "course-list");
  return list && absolute(content.site, `${list}#${id}`);
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
    "@id": courseId(content, page.id),
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

export function courseListData(
  content: Content,
  id: string,
  { cards, name, prices }: { cards: readonly CourseCard[]; name: string; prices: boolean },
): ItemList {
  return {
    "@type": "ItemList",
    "@id": id,
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, index) => {
      const path = coursePath(content, card.course);
      return {
        "@type": "ListItem",
        position: index + 1,
        item: node<CourseLeaf>({
          "@type": "Course",
          "@id": courseId(content, card.course),
          name: find(content.courses, card.course).title,
          url: path && absolute(content.site, path),
          provider: { "@id": organizationId(content.site) },
          offers: prices ? offerData(card.badge, content) : undefined,
        }),
      };
    }),
  };
}
