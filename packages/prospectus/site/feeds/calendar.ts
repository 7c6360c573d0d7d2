import ical, { escape, ICalEventStatus, type ICalCalendar } from "ical-generator";
import { eventsCalendarPath, eventsPage, eventsPath, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { dayEnd, instantOf } from "../schema/local-time.ts";

type EventRecord = Content["events"][number];

/** Whether there are calendar files: the page of the events names them. */
export const hasCalendar = (content: Content) =>
  content.events.length > 0 && eventsPage(content) !== undefined;

function startCalendar(content: Content): ICalCalendar {
  const { site } = content;
  const title = eventsPage(content)?.meta.title ?? site.name;
  return ical({
    prodId: { company: site.name, product: title, language: site.language },
    url: absolute(site, eventsPath(content)),
  });
}

/**
 * Adds an event. Its UID is its id at the site's address, so it stays the same as long as both do. DTSTAMP and LAST-MODIFIED
 * are the record's day `updated` at midnight UTC: without a METHOD they say when the information was last revised (RFC 5545,
 * section 3.8.7.2), and the time of the build is no revision. An event that is over has no STATUS, unless it was cancelled: it is
 * planned no more. One that was cancelled or moved has its day `updated` as its SEQUENCE, which grows with each revision.
 */
function addEvent(calendar: ICalCalendar, content: Content, event: EventRecord): void {
  const { site, now } = content;
  const { status, online } = event;
  const isComing = dayEnd(event.end, event.timeZone) > now;
  const place = [event.venue, event.city, event.region, event.country].filter(Boolean).join(", ");
  const revised = new Date(`${event.updated}T00:00:00Z`);
  calendar.createEvent({
    // Two sites on one host may have an event with the same id.
    id: `${event.id}@${absolute(site, "/").replaceAll(/^https:\/\/|\/$/g, "")}`,
    sequence: status === undefined ? 0 : Number(event.updated.replaceAll("-", "")),
    status: status === "cancelled" ? ICalEventStatus.CANCELLED : isComing ? ICalEventStatus.CONFIRMED : null,
    stamp: revised,
    lastModified: revised,
    start: instantOf(event.start, event.timeZone),
    end: instantOf(event.end, event.timeZone),
    summary: event.title,
    description: place && online ? `${event.detail} ${online}` : event.detail,
    location: place || online || null,
    url: absolute(site, `${eventsPath(content)}#event-${event.id}`),
  });
}

/** One event as an iCalendar file (RFC 5545), with its times in UTC. */
export function eventCalendar(content: Content, event: EventRecord): string {
  const calendar = startCalendar(content);
  addEvent(calendar, content, event);
  return `${calendar.toString()}\r\n`;
}

/**
 * All events as one iCalendar file, with its name and its own address for programs that subscribe to it (RFC 7986), to be
 * looked at again once a day.
 */
export function eventsCalendar(content: Content): string {
  const { site, events } = content;
  const meta = eventsPage(content)?.meta ?? { title: site.name, description: site.tagline };
  const calendar = startCalendar(content)
    // ical-generator escapes the texts of events, but not these two.
    .name(escape(`${meta.title} · ${site.name}`, false))
    .description(escape(meta.description, false))
    .source(absolute(site, eventsCalendarPath(content)))
    .ttl(24 * 60 * 60);
  for (const event of events) addEvent(calendar, content, event);
  return `${calendar.toString()}\r\n`;
}
