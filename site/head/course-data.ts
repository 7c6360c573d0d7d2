import type { Course, ItemList } from "schema-dts";
import { isoDuration } from "../schema/duration.ts";
import { pathOf, pathWith, type Content } from "../content.ts";
import type { CoursePage } from "../records.ts";
import type { CourseCard } from "../lists/course-lists.ts";
import { find } from "../views/find.ts";
import { absolute } from "./address.ts";
import { courseInstances } from "./course-instance.ts";
import { bookingData, offerData, organizationData, organizationId } from "./offer-data.ts";

/** The path of a course's own page, if it has one. What a card links to may be another page. */
function coursePath(content: Content, id: string): string | undefined {
  const { page } = find(content.courses, id);
  return page && pathOf(content, "course", page);
}

/** A course is the same thing on every page: the one its own page describes, or an entry of the course list where there is that. */
function courseId(content: Content, id: string): { "@id"?: string } {
  const path = coursePath(content, id);
  const list = pathWith(content, "course-list");
  if (path) return { "@id": absolute(content.site, `${path}#course`) };
  return list === undefined ? {} : { "@id": absolute(content.site, `${list}#${id}`) };
}

/** The course that a course page is about: its provider, how it is held, by whom, and what it costs. No rating: the page's figure is a sample. */
export function courseData(
  content: Content,
  page: CoursePage,
  { description, image, path }: { description: string; image: string; path: string },
): Course {
  const duration = isoDuration(page.facts.duration);
  const url = absolute(content.site, path);
  const instances = courseInstances(content, page, path);
  return {
    "@type": "Course",
    ...courseId(content, page.id),
    name: page.title,
    description,
    url,
    image,
    inLanguage: page.language ?? content.site.language,
    educationalLevel: page.facts.skillLevel,
    ...(duration ? { timeRequired: duration } : {}),
    ...(page.prerequisites ? { coursePrerequisites: page.prerequisites } : {}),
    ...(page.outcomes ? { teaches: page.outcomes } : {}),
    provider: organizationData(content.site),
    ...(page.lessons.length > 0
      ? {
          syllabusSections: page.lessons.map(({ lesson, title }) => ({
            "@type": "Syllabus" as const,
            name: title ?? find(content.lessons, lesson ?? "").title,
          })),
        }
      : {}),
    ...(instances === undefined ? {} : { hasCourseInstance: instances }),
    offers: bookingData(content, path, { price: page.badge, ...page }),
  };
}

/** A list of courses in the order of its cards; with the prices of the cards on the course list itself. */
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
        item: {
          "@type": "Course",
          ...courseId(content, card.course),
          name: find(content.courses, card.course).title,
          ...(path ? { url: absolute(content.site, path) } : {}),
          provider: { "@id": organizationId(content.site) },
          ...(prices ? { offers: offerData(card.badge, content) } : {}),
        },
      };
    }),
  };
}
