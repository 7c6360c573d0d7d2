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

const frequencies: Readonly<Record<string, string>> = { D: "Daily", W: "Weekly", M: "Monthly" };

/** Workload, which Google requires: hours of video, hours per week, or the duration. */
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

/** Offer of a single session; undefined if the session sets nothing of its own. */
function sessionOffer(content: Content, page: CoursePage, path: string, session: Session) {
  const { price, register, registration, status } = session;
  if (price === undefined && register === undefined && status === undefined) return undefined;
  return bookingData(content, path, {
    price: price ?? page.badge,
    regular: price === undefined ? page.regular : undefined,
    register: register ?? page.register,
    registration,
    status,
  });
}

/** A session, or a course at any time (schema.org, CourseInstance). Sessions without a place are held at `path`. */
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

/** Structured data of a course page. No rating: the page's figure is a sample. */
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
    hasCourseInstance: page.sessions
      ? coming.length > 0
        ? coming
        : undefined
      : instanceData(content, page, path),
    offers: bookingData(content, path, { price: page.badge, ...page }),
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
