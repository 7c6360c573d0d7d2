import { z } from "zod";
import type { Content } from "../content.ts";
import { cover, thumbnail } from "../art/cover.ts";
import { addressOf, eventCalendarPath, eventsCalendarPath } from "../file-paths.ts";
import { eventData } from "../head/event-data.ts";
import { listOf } from "../schema/list.ts";
import { dayEnd } from "../schema/local-time.ts";
import { ref } from "../schema/reference.ts";
import { band, heading, meta, text } from "../schema/text.ts";
import { longDate, plainSpaces } from "../views/language.ts";
import { bandView } from "../views/band.ts";
import { bookingWord } from "../views/booking.ts";
import { dialectOf } from "../views/category.ts";
import { pictureView } from "../views/cover.ts";
import { find } from "../views/find.ts";
import { journeyView } from "../views/journey.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The hues of the months, from January; then they start again. */
const monthHues = ["hue4", "hue1", "hue2", "hue3"] as const;

const clock = ({ site }: Content, local: string) =>
  plainSpaces(
    new Intl.DateTimeFormat(site.language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
      new Date(`${local}Z`),
    ),
  );

type EventRecord = Content["events"][number];

/** What an event says of itself beyond its words and its day: where it is online, what it costs, whether it takes place when it was to. */
function termsOf(
  content: Content,
  { price, register, online, status, previousStart, ...event }: EventRecord,
) {
  const until = dayEnd(event.end, event.timeZone);
  const isComing = until > content.now;
  const isOpen = isComing && status !== "cancelled";
  return {
    ...(isComing ? { until: until.getTime() } : {}),
    ...(online === undefined ? {} : { online: { label: bookingWord(content, "online"), to: online } }),
    ...(status === undefined
      ? {}
      : {
          status: bookingWord(content, status).replace(
            "{date}",
            longDate(content, (previousStart ?? event.start).slice(0, 10)),
          ),
        }),
    ...(isOpen && price !== undefined ? { price } : {}),
    ...(isOpen && register !== undefined
      ? { register: { label: bookingWord(content, "register"), to: register } }
      : {}),
  };
}

/** The events with their days taken apart. Times are local to the place. */
export const events = definePage({
  kind: "events",
  path: "/event",
  footer: "tall",
  file: "event",
  words: z.strictObject({
    meta,
    band,
    /** Says that all events are over, where that is so. */
    past: text,
    /** Above the events that are over, where others are to come. */
    over: heading,
    calendar: z.strictObject({ title: text, text, one: text, all: text }),
    list: heading,
    events: listOf(ref("event"), ["by-date", "coming-first"]),
    tickerLabel: text.optional(),
    /** How many events the strip names at most. */
    tickerLimit: z.int().min(1),
  }),
  shows: ["banners", "events"],
  view: ({ words: { events: rule, over, tickerLimit, ...words }, content, source, pictures }) => {
    const shown = content.lists.events.map((id) => find(content.events, id));
    const someAreComing = shown.some(({ end, timeZone }) => dayEnd(end, timeZone) > content.now);
    return {
      ...words,
      ...(someAreComing ? { over: { heading: over, lastFirst: rule.rest === "coming-first" } } : {}),
      ticker: shown.slice(0, tickerLimit).map(({ theme }) => theme),
      labels: labelsOf(source, "pause", "play"),
      band: bandView(source, words.band, { composition: "floor" }),
      calendar: { ...words.calendar, file: addressOf(content.site, eventsCalendarPath) },
      events: shown.map((one) => {
        const start = new Date(`${one.start}Z`);
        const art = { seed: one.id, dialect: dialectOf(source, one.category), figure: one.figure };
        return {
          id: one.id,
          title: one.title,
          detail: one.detail,
          ...(one.venue === undefined ? {} : { venue: one.venue }),
          place:
            one.city === undefined ? bookingWord(content, "online") : `${one.city}, ${one.country ?? ""}`,
          start: one.start,
          day: String(start.getUTCDate()).padStart(2, "0"),
          month: new Intl.DateTimeFormat(content.site.language, { month: "short", timeZone: "UTC" }).format(
            start,
          ),
          year: String(start.getUTCFullYear()),
          time: `${clock(content, one.start)} - ${clock(content, one.end)}`,
          hue: monthHues[start.getUTCMonth() % monthHues.length] ?? "hue3",
          ...termsOf(content, one),
          calendarFile: addressOf(content.site, eventCalendarPath(one.id)),
          image: pictureView(source, one.photograph, "event", () =>
            pictures.add(`event-${one.id}`, cover(art)),
          ),
          thumbnail: pictureView(source, one.photograph, "eventThumbnail", () =>
            pictures.add(`event-${one.id}-figure`, thumbnail(art)),
          ),
        };
      }),
      journey: journeyView(source, words.band),
    };
  },
  places: ({ content }) => [
    content.events.length > 0 && "events",
    content.banners.journey && "journey",
    ...content.events.map(({ id }) => `event-${id}`),
  ],
  parts: ({ content }) =>
    content.events.map(({ id, title, detail, venue, city, region, start }) => ({
      kind: "event",
      title,
      place: [city, region, longDate(content, start.slice(0, 10))].filter(Boolean).join(", "),
      text: venue === undefined ? detail : `${detail} ${venue}.`,
      to: `/event#event-${id}`,
    })),
  structuredData: ({ content, image }) => ({
    page: { "@type": "CollectionPage" },
    things: eventData(content, image),
  }),
});
