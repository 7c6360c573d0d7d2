/** What a course page shows only where the course says it: effort, language, outcomes, prerequisites, dates. */
import type { Content } from "../content.ts";
import type { CoursePage, Session } from "../records.ts";
import { durationText } from "../schema/duration.ts";
import { dayEnd, instantOf, withOffset } from "../schema/local-time.ts";
import { bookingLink, stateWord } from "./booking.ts";
import { clockSpan, colonOf, counted, dateFormat, longDate, shownPrice } from "./language.ts";

/** The id of the dates on the page of a course. */
export const datesId = "dates";

/** The name of a language, in the language of the site. */
function languageName({ site }: Content, code: string): string {
  const name = new Intl.DisplayNames(site.language, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(site.language) + name.slice(1);
}

/** What the words of course pages say of these things. */
type DetailWords = Record<
  "prerequisites" | "outcomes" | "effort" | "language" | "sessions" | "online",
  string
> & { seats: Parameters<typeof counted>[1] };

/** The facts that count something. */
export type CountedFact = "lessons" | "enrolled";

/** What the words of course pages say of facts. */
type FactWords = {
  facts: Record<keyof CoursePage["facts"], string>;
  counts?: Record<CountedFact, Parameters<typeof counted>[1]> | undefined;
  details: DetailWords;
};

/** How many lessons or learners a course has, in the forms of `counts`, or as the number before the name. */
export const countOf = (
  content: Parameters<typeof counted>[0],
  { facts, counts }: Pick<FactWords, "facts" | "counts">,
  name: CountedFact,
  count: string,
) => (counts ? counted(content, counts[name], count) : `${count} ${facts[name]}`);

/** The facts of the strip below the title: those that the course says, each also short, for a line of text, where that differs. Those that `ends` marks close the page too. */
export function courseFacts(
  content: Content,
  words: FactWords,
  { facts, effort, language }: Pick<CoursePage, "facts" | "effort" | "language">,
) {
  const { site } = content;
  const colon = colonOf(content);
  return [
    ...(["duration", "lessons", "skillLevel", "video", "enrolled"] as const).map((name) => ({
      name,
      label: words.facts[name],
      value: facts[name] && durationText(facts[name], site.language),
    })),
    {
      name: "effort",
      label: words.details.effort,
      value: effort && new Intl.NumberFormat(site.language).format(effort),
    },
    { name: "language", label: words.details.language, value: language && languageName(content, language) },
  ].flatMap(({ name, label, value }) => {
    if (!value) return [];
    const isNamed = name === "video" || name === "effort";
    return [
      {
        label,
        value,
        short:
          name === "lessons" || name === "enrolled"
            ? countOf(content, words, name, String(value))
            : isNamed
              ? `${label}${colon}${value}`
              : undefined,
        ends: name === "lessons" || name === "video" || undefined,
      },
    ];
  });
}

/** A fact of the strip. */
export type CourseFact = ReturnType<typeof courseFacts>[number];

/** A session's days, and its hours with the name of the time zone, in the language of the site. */
function timesOf(
  content: Content,
  { start, end, timeZone, hours = clockSpan(content, start, end) }: Session,
) {
  const zone = dateFormat(content, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(instantOf(start, timeZone))
    .find(({ type }) => type === "timeZoneName");
  return { days: longDate(content, start, end), hours: `${hours}, ${zone?.value ?? timeZone}` };
}

/** Where a session takes place, as one line of text; nothing where it is online. */
export function placeLine({ place }: Session): string | undefined {
  return place && [place.venue, place.city, place.region, place.country].filter(Boolean).join(", ");
}

/** When a session begins, in milliseconds. */
const beginOf = ({ start, timeZone }: Session) => instantOf(start, timeZone).getTime();

/** The end of the last day of a session. */
const endOf = ({ start, end = start, timeZone }: Session) => dayEnd(end, timeZone);

/** The sessions that are not over in a build at that time, in the order in which they begin. */
export const comingSessions = ({ sessions = [] }: Pick<CoursePage, "sessions">, now: Date) =>
  sessions
    .filter((session) => session.status !== "over" && endOf(session) > now)
    .toSorted((one, other) => beginOf(one) - beginOf(other));

/** What is said of booking a course or a session: whether there is room, and the way to take part where there is. The button of a waiting list says so itself. */
function bookingView(content: Content, { status, register }: Pick<CoursePage, "status" | "register">) {
  const waits = status === "waiting-list";
  const isOpen = status !== "full" && status !== "over";
  return {
    status: waits && register !== undefined ? undefined : stateWord(content, status),
    register: isOpen ? bookingLink(content, waits ? status : "register", register) : undefined,
  };
}

/**
 * How a course is booked: by itself, or by its dates, to which its head then leads. Nothing for one that is begun with its first
 * lesson.
 */
export function courseBooking(content: Content, words: Pick<DetailWords, "sessions">, course: CoursePage) {
  if (course.register !== undefined || course.status !== undefined) return bookingView(content, course);
  if (!course.sessions?.every(({ register }) => register !== undefined)) return undefined;
  return comingSessions(course, content.now).length > 0
    ? { register: { label: words.sessions, to: `#${datesId}` } }
    : {};
}

/** What the overview adds: lists of points, where there are some, and the dates in their order. */
export function courseDetails(
  content: Content,
  words: DetailWords,
  { outcomes, prerequisites, ...course }: CoursePage,
) {
  return {
    lists: [
      { title: words.outcomes, items: outcomes ?? [] },
      { title: words.prerequisites, items: prerequisites ?? [] },
    ].filter(({ items }) => items.length > 0),
    sessions: {
      id: datesId,
      title: words.sessions,
      items: comingSessions(course, content.now).map((session) => ({
        start: withOffset(session.start, session.timeZone),
        until: endOf(session).getTime(),
        ...timesOf(content, session),
        place: placeLine(session) ?? words.online,
        notes: [
          ...(session.language ? [languageName(content, session.language)] : []),
          ...(session.seats && ![session.status, course.status].includes("full")
            ? [counted(content, words.seats, session.seats)]
            : []),
        ],
        price: session.price && shownPrice(content, session.price),
        ...bookingView(content, session),
      })),
    },
  };
}

export type CourseDetailsView = ReturnType<typeof courseDetails>;
