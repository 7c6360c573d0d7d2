import type { Course, ItemList } from "schema-dts";
import { isoDuration } from "../schema/duration.ts";
import type { Content, CourseCategory } from "../load/load.ts";
import { find } from "../views/shared.ts";
import { absolute } from "./address.ts";
import { offerData, organizationId } from "./offer-data.ts";

type Card = Content["courseLists"]["related"][number];

const categories = ["management", "design", "finance", "development"] as const satisfies CourseCategory[];

/** The path of a course's own page, if it has one. What a card links to may be another page. */
function coursePath({ coursePages }: Content, id: string): string | undefined {
  const category = categories.find((one) => coursePages[one].course === id);
  return category && `/course/${category}`;
}

/** A course is the same thing on every page: the one its own page describes, or an entry of the course list. */
function courseId(content: Content, id: string): string {
  const path = coursePath(content, id);
  return absolute(content.site, path ? `${path}#course` : `/course#${id}`);
}

function provider({ site }: Content) {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(site),
    name: site.name,
    url: absolute(site, "/"),
  } as const;
}

/** All cards of all lists. */
function allCards({ courseLists }: Content): Card[] {
  const { home, trending, coursePage1, coursePage2, category, related } = courseLists;
  return [
    ...Object.values(home),
    trending,
    coursePage1,
    coursePage2,
    ...Object.values(category),
    related,
  ].flat();
}

/**
 * What a course costs on its own page: the badge of a card that leads there. Lists may give other prices for the same title; those
 * cards lead elsewhere.
 */
function badgeOfPage(content: Content, category: CourseCategory): string | undefined {
  const { course } = content.coursePages[category];
  return allCards(content).find(
    (card) =>
      card.course === course &&
      (card.to === undefined ? card.badge === content.labels.free : card.to === `/course/${category}`),
  )?.badge;
}

/** The course that a course page is about: its provider, how it is held, by whom, and what it costs. No rating: the page's figure is a sample. */
export function courseData(
  content: Content,
  category: CourseCategory,
  { description, image }: { description: string; image: string },
): Course {
  const page = content.coursePages[category];
  const course = find(content.courses, page.course);
  const badge = badgeOfPage(content, category);
  const duration = isoDuration(page.facts.duration);
  const workload = isoDuration(page.facts.video);
  return {
    "@type": "Course",
    "@id": courseId(content, course.id),
    name: course.title,
    description,
    url: absolute(content.site, `/course/${category}`),
    image,
    inLanguage: content.site.language,
    educationalLevel: page.facts.skillLevel,
    ...(duration ? { timeRequired: duration } : {}),
    provider: provider(content),
    syllabusSections: page.lessons.map(({ lesson }) => ({
      "@type": "Syllabus",
      name: find(content.lessons, lesson).title,
    })),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(workload ? { courseWorkload: workload } : {}),
      instructor: page.instructors.map((id) => ({
        "@type": "Person",
        name: find(content.people.people, id).name,
      })),
    },
    ...(badge === undefined ? {} : { offers: offerData(badge, content) }),
  };
}

/** A list of courses in the order of its cards; with the prices of the cards on the course list itself. */
export function courseListData(
  content: Content,
  id: string,
  { cards, name, prices }: { cards: readonly Card[]; name: string; prices: boolean },
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
          "@id": courseId(content, card.course),
          name: find(content.courses, card.course).title,
          ...(path ? { url: absolute(content.site, path) } : {}),
          provider: { "@id": organizationId(content.site) },
          ...(prices ? { offers: offerData(card.badge, content) } : {}),
        },
      };
    }),
  };
}
