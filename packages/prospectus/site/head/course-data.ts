import type {
  Course,
  CourseInstance,
  CourseInstanceLeaf,
  CourseLeaf,
  ItemList,
  ScheduleLeaf,
} from "schema-dts";
import { find, pathOf, pathWith, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import type { CourseCard, CoursePage, Session } from "../records.ts";
import { isoDuration } from "../schema/duration.ts";
import { withOffset } from "../schema/local-time.ts";
import { comingSessions } from "../views/course-details.ts";
import { node, organizationData, organizationId, personReference, placeData } from "./nodes.ts";
import { bookingData, offerData } from "./offer-data.ts";

/** The path of a course's own page, if it has one. What a card links to may be another page. */
function coursePath(content: Content, id: string): string | undefined {
  const { page } = find(content.courses, id);
  return page && pathOf(content, "course", page);
}

/** A course is the same thing on every page: the one its own page describes, or an entry of the course list where there is that. */
function courseId(content: Content, id: string): string | undefined {
  const path = coursePath(content, id);
  if (path) return absolute(content.site, `${path}#course`);
  const list = pathWith(content, "course-list");
  return list && absolute(content.site, `${list}#${id}`);
}

/** How often a course goes on, by the unit of its duration. */
const frequencies: Readonly<Record<string, string>> = { D: "Daily", W: "Weekly", M: "Monthly" };

/** The work that a course takes, of which Google needs one: the hours of its videos, those of each week, or else its duration. */
function workload({ effort, facts }: CoursePage) {
  const [, count, unit = ""] = /^P(\d+)([DWM])$/.exec(isoDuration(facts.duration) ?? "") ?? [];
  const ofDuration = facts.video ? undefined : frequencies[unit];
  const repeatFrequency = effort === undefined ? ofDuration : "Weekly";
  const minutes = Math.round((effort ?? 0) * 60);
  return {
    courseWorkload: isoDuration(facts.video ?? (repeatFrequency ? "" : facts.duration)),
    courseSchedule:
      repeatFrequency === undefined
        ? undefined
        : node<ScheduleLeaf>({
            "@type": "Schedule",
            duration:
              effort === undefined
                ? undefined
                : `PT${Math.floor(minutes / 60)}H${minutes % 60 > 0 ? `${minutes % 60}M` : ""}`,
            repeatFrequency,
            repeatCount: frequencies[unit] === repeatFrequency ? Number(count) : undefined,
          }),
  };
}

/** What a date says for itself of its booking, with what the course says for all; nothing where it says nothing. */
function sessionOffer(content: Content, page: CoursePage, path: string, session: Session) {
  const { price, register, status } = session;
  if (price === undefined && register === undefined && status === undefined) return undefined;
  return bookingData(content, path, {
    price: price ?? page.badge,
    regular: price === undefined ? page.regular : undefined,
    register: register ?? page.register,
    status,
  });
}

/** How a course is held (schema.org, CourseInstance): on a date, or at any time. `path` is that of the course's page, where a date without a place is held. */
function instanceData(content: Content, page: CoursePage, path: string, date?: Session): CourseInstance {
  return node<CourseInstanceLeaf>({
    "@type": "CourseInstance",
    courseMode: date?.place ? "Onsite" : "Online",
    startDate: date && withOffset(date.start, date.timeZone),
    endDate: date?.end && withOffset(date.end, date.timeZone),
    inLanguage: date?.language,
    maximumAttendeeCapacity: date?.seats,
    location:
      date && (placeData(date.place) ?? { "@type": "VirtualLocation", url: absolute(content.site, path) }),
    offers: date && sessionOffer(content, page, path, date),
    ...workload(page),
    instructor: page.instructors.map((id) => personReference(content, id)),
  });
}

/** The course that a course page is about: its provider, how it is held, by whom, and what it costs. No rating: the page's figure is a sample. */
export function courseData(
  content: Content,
  page: CoursePage,
  { description, image, path }: { description: string; image: string; path: string },
): Course {
  const coming = comingSessions(page, content.now).map((date) => instanceData(content, page, path, date));
  return node<CourseLeaf>({
    "@type": "Course",
    "@id": courseId(content, page.id),
    name: page.title,
    description,
    url: absolute(content.site, path),
    image,
    inLanguage: page.language ?? content.site.language,
    educationalLevel: page.facts.skillLevel,
    timeRequired: isoDuration(page.facts.duration),
    coursePrerequisites: page.prerequisites,
    teaches: page.outcomes,
    provider: organizationData(content.site),
    syllabusSections:
      page.lessons.length > 0
        ? page.lessons.map(({ lesson, title }) => ({
            "@type": "Syllabus",
            name: title ?? find(content.lessons, lesson ?? "").title,
          }))
        : undefined,
    // None where all its dates are over.
    hasCourseInstance: page.sessions
      ? coming.length > 0
        ? coming
        : undefined
      : instanceData(content, page, path),
    offers: bookingData(content, path, { price: page.badge, ...page }),
  });
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
