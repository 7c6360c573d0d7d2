/** How, when and where a course is held, for search engines. */
import type { Course, CourseInstance, Schedule } from "schema-dts";
import type { Content } from "../content.ts";
import type { CoursePage } from "../records.ts";
import { isoDuration } from "../schema/duration.ts";
import { withOffset } from "../schema/local-time.ts";
import { comingSessions } from "../views/course-details.ts";
import { absolute } from "./address.ts";
import { placeData } from "./event-data.ts";
import { bookingData } from "./offer-data.ts";
import { personReference } from "./person-data.ts";

type Session = NonNullable<CoursePage["sessions"]>[number];

/** The hours of each week; how many weeks, where the course says its duration in weeks. */
function schedule({ effort, facts }: CoursePage): { courseSchedule: Schedule } | Record<never, never> {
  if (effort === undefined) return {};
  const minutes = Math.round(effort * 60);
  const weeks = isoDuration(facts.duration)?.match(/P(\d+)W/)?.[1];
  return {
    courseSchedule: {
      "@type": "Schedule",
      duration: `PT${Math.floor(minutes / 60)}H${minutes % 60 > 0 ? `${minutes % 60}M` : ""}`,
      repeatFrequency: "Weekly",
      ...(weeks === undefined ? {} : { repeatCount: Number(weeks) }),
    },
  };
}

/** The time and the place of a session; `url` is where one without a place is held. */
function sessionData({ start, end, timeZone, place, language, seats }: Session, url: string) {
  return {
    courseMode: place ? "Onsite" : "Online",
    startDate: withOffset(start, timeZone),
    ...(end === undefined ? {} : { endDate: withOffset(end, timeZone) }),
    ...(language === undefined ? {} : { inLanguage: language }),
    ...(seats === undefined ? {} : { maximumAttendeeCapacity: seats }),
    location: (place && placeData(place)) ?? ({ "@type": "VirtualLocation", url } as const),
  };
}

/** The instances of a course (schema.org, CourseInstance): one for each of its dates to come, and one alone where it has none at all. `path` is that of the course's page. */
export function courseInstances(
  content: Content,
  page: CoursePage,
  path: string,
): Course["hasCourseInstance"] {
  const workload = page.facts.video && isoDuration(page.facts.video);
  const each = (own: object): CourseInstance => ({
    "@type": "CourseInstance",
    ...own,
    ...(workload ? { courseWorkload: workload } : {}),
    ...schedule(page),
    instructor: page.instructors.map((id) => personReference(content, id)),
  });
  if (!page.sessions) return each({ courseMode: "Online" });
  const coming = comingSessions(page, content.now);
  if (coming.length === 0) return undefined;
  return coming.map(({ price, register, status, ...session }) =>
    each({
      ...sessionData(session, absolute(content.site, path)),
      ...(price !== undefined || register !== undefined || status !== undefined
        ? {
            offers: bookingData(content, path, {
              ...(price === undefined ? { price: page.badge, regular: page.regular } : { price }),
              register: register ?? page.register,
              status,
            }),
          }
        : {}),
    }),
  );
}
