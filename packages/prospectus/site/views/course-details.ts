import type { Content } from "../content.ts";
import type { CoursePage, Session } from "../records.ts";
import { durationText } from "../schema/duration.ts";
import { dayEnd, instantOf, withOffset } from "../schema/local-time.ts";
import { bookingLink, registrationView, stateWord } from "./booking.ts";
import { clockSpan, colonOf, counted, dateFormat, longDate, shownPrice } from "./language.ts";

export const datesId = "dates";

function languageName({ site }: Content, code: string): string {
  const name = new Intl.DisplayNames(site.language, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(site.language) + name.slice(1);
}

type DetailWords = Record<
  "prerequisites" | "outcomes" | "effort" | "language" | "sessions" | "online",
  string
> & { seats: Parameters<typeof counted>[1] };

export type CountedFact = "lessons" | "enrolled";

type FactWords = {
  facts: Record<keyof CoursePage["facts"], string>;
  counts?: Record<CountedFact, Parameters<typeof counted>[1]> | undefined;
  details: DetailWords;
};

/** Number of lessons or learners: in a plural form of `counts`, or before the name. */
export const countOf = (
  content: Parameters<typeof counted>[0],
  { facts, counts }: Pick<FactWords, "facts" | "counts">,
  name: CountedFact,
  count: string,
) => (counts ? counted(content, counts[name], count) : `${count} ${facts[name]}`);

/** Facts below the title. `short`: for a line of text, where it differs. */
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
      },
    ];
  });
}

export type CourseFact = ReturnType<typeof courseFacts>[number];

function timesOf(
  content: Content,
  { start, end, timeZone, hours = clockSpan(content, start, end) }: Session,
) {
  const zone = dateFormat(content, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(instantOf(start, timeZone))
    .find(({ type }) => type === "timeZoneName");
  return { days: longDate(content, start, end), hours: `${hours}, ${zone?.value ?? timeZone}` };
}

/** Place of a session in one line; undefined if it is online. */
export function placeLine({ place }: Session): string | undefined {
  return place && [place.venue, place.city, place.region, place.country].filter(Boolean).join(", ");
}

const beginOf = ({ start, timeZone }: Session) => instantOf(start, timeZone).getTime();

const endOf = ({ start, end = start, timeZone }: Session) => dayEnd(end, timeZone);

/** Sessions that are not over at that time, earliest first. */
export const comingSessions = ({ sessions = [] }: Pick<CoursePage, "sessions">, now: Date) =>
  sessions
    .filter((session) => session.status !== "over" && endOf(session) > now)
    .toSorted((one, other) => beginOf(one) - beginOf(other));

/** Status and booking link. A waiting list's link replaces its status. */
function bookingView(
  content: Content,
  {
    status,
    register,
    registration,
    waitingList,
  }: Pick<CoursePage, "status" | "register" | "registration" | "waitingList">,
) {
  const waits = status === "waiting-list";
  const isOpen = status === undefined || status === "open";
  const joins = (waits || status === "full") && waitingList !== undefined;
  return {
    status: waits && register !== undefined && !joins ? undefined : stateWord(content, status),
    register: joins
      ? bookingLink(content, "join", waitingList)
      : isOpen || waits
        ? bookingLink(content, waits ? status : "register", register)
        : undefined,
    registration: isOpen ? registrationView(content, registration) : undefined,
  };
}

/** Booking of a course, by itself or through its sessions. Undefined if the first lesson starts the course. */
export function courseBooking(content: Content, words: Pick<DetailWords, "sessions">, course: CoursePage) {
  if (course.register !== undefined || course.status !== undefined) return bookingView(content, course);
  if (!course.sessions?.every(({ register }) => register !== undefined)) return undefined;
  return comingSessions(course, content.now).length > 0
    ? { register: { label: words.sessions, to: `#${datesId}` } }
    : {};
}

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
